// The stones of the portal's arch, from the foot of the left pillar over the arch to the foot of the right one.
const PILLAR = 6; // stones in each pillar
const ARCH = 12;
const HIGH = 58 / PILLAR;
const CENTRE = { x: 60, y: 62 };
const [INNER, OUTER] = [36, 52];

function block(x: number, row: number): string {
  const top = 120 - (row + 1) * HIGH;
  return `M${x} ${top.toFixed(1)}h${OUTER - INNER}v${HIGH.toFixed(1)}h${INNER - OUTER}z`;
}

function wedge(place: number): string {
  const point = (turn: number, radius: number) => {
    const angle = Math.PI * (1 - turn / ARCH);
    return `${(CENTRE.x + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE.y - radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${point(place, INNER)}L${point(place, OUTER)}L${point(place + 1, OUTER)}L${point(place + 1, INNER)}z`;
}

export const stones: readonly string[] = [
  ...Array.from({ length: PILLAR }, (_, row) => block(CENTRE.x - OUTER, row)),
  ...Array.from({ length: ARCH }, (_, place) => wedge(place)),
  ...Array.from({ length: PILLAR }, (_, row) => block(CENTRE.x + INNER, PILLAR - 1 - row)),
];
