/** Things by what they have in common, in the order in which they came. */
export function grouped<Key, Value>(
  values: readonly Value[],
  keyOf: (value: Value, index: number) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [index, value] of values.entries()) {
    const key = keyOf(value, index);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}
