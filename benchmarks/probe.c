/* What bare C makes of the hottest work: the measure for the compiled kernels.
 *
 * turns:    all insertions of a turn, each with its reach, as lanes of vectors of eight words.
 * playouts: random games of two without messages, from one position. No rule but what is needed
 *           to play: no offers, no checks, no pairs of cards, no extra turns.
 *
 * Both give the same numbers as the kernels, so that a wrong one cannot be the faster. */
#include <stdint.h>
#include <string.h>
#ifdef __AVX2__
#include <immintrin.h>
#endif

typedef uint64_t u64;
typedef int64_t i64;
typedef u64 v8 __attribute__((vector_size(64)));

#define LANES 48
#define VECTORS (LANES / 8)

typedef struct { u64 stay[LANES], move[LANES], left[LANES], right[LANES], entry[LANES], exit[LANES]; } Push;
static Push push __attribute__((aligned(64)));
static u64 opened[16][4][LANES] __attribute__((aligned(64)));
static u64 not_east;

void prepare(const u64 *lanes, const u64 *openings, u64 mask) {
  memcpy(&push, lanes, sizeof push);
  memcpy(opened, openings, sizeof opened);
  not_east = mask;
}

/* ---- turns ---- */

static inline v8 at(const u64 *lanes, int k) { return ((const v8 *)lanes)[k]; }

static inline v8 pushed(u64 mask, int k) {
  v8 m = mask - (v8){0};
  return (m & at(push.stay, k)) | (((m & at(push.move, k)) << at(push.left, k)) >> at(push.right, k));
}

static inline int differs(v8 x) {
#ifdef __AVX512F__
  return _mm512_test_epi64_mask((__m512i)x, (__m512i)x) != 0;
#else
  return (x[0] | x[1] | x[2] | x[3] | x[4] | x[5] | x[6] | x[7]) != 0;
#endif
}

#define SPREAD(r, h, v) \
  r |= ((r & h) << 1) | ((r >> 1) & h); \
  r |= ((r & v) << 7) | ((r >> 7) & v);

static inline void turn(const u64 *maze, i64 spare, u64 cells, i64 forbidden, v8 *reach) {
  v8 h[VECTORS], v[VECTORS];
  for (int k = 0; k < VECTORS; k++) {
    v8 n = pushed(maze[0], k) | at(opened[spare][0], k), e = pushed(maze[1], k) | at(opened[spare][1], k);
    v8 s = pushed(maze[2], k) | at(opened[spare][2], k), w = pushed(maze[3], k) | at(opened[spare][3], k);
    v8 back = (v8)((cells & at(push.exit, k)) != 0) & at(push.entry, k);
    h[k] = e & (w >> 1) & not_east;
    v[k] = s & (n >> 7);
    reach[k] = pushed(cells, k) | back;
    if (spare == 5 || spare == 10) reach[k] &= (v8){-1, -1, 0, 0, -1, -1, 0, 0};
  }
  if (forbidden >= 0) memset((u64 *)reach + 4 * forbidden, 0, 4 * sizeof(u64));
  for (int k = 0; k < VECTORS; k += 3) { /* three vectors in flight hide the latency */
    v8 a = reach[k], b = reach[k + 1], c = reach[k + 2];
    for (;;) {
      v8 a0 = a, b0 = b, c0 = c;
      SPREAD(a, h[k], v[k]) SPREAD(b, h[k + 1], v[k + 1]) SPREAD(c, h[k + 2], v[k + 2])
      SPREAD(a, h[k], v[k]) SPREAD(b, h[k + 1], v[k + 1]) SPREAD(c, h[k + 2], v[k + 2])
      if (!differs((a ^ a0) | (b ^ b0) | (c ^ c0))) break;
    }
    reach[k] = a, reach[k + 1] = b, reach[k + 2] = c;
  }
}

u64 turns(const u64 *mazes, const i64 *spares, const u64 *cells, const i64 *forbidden, i64 boards, i64 rounds) {
  u64 sum = 0;
  v8 reach[VECTORS];
  for (i64 round = 0; round < rounds; round++)
    for (i64 i = 0; i < boards; i++) {
      turn(mazes + 4 * i, spares[i], cells[i], forbidden[i], reach);
      v8 all = reach[0];
      for (int k = 1; k < VECTORS; k++) all += reach[k];
      for (int k = 0; k < 8; k++) sum += all[k];
    }
  return sum;
}

/* ---- playouts ---- */

static u64 chance;

static inline u64 mixed(u64 x) {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31);
}

static inline u64 below(u64 bound) { return ((mixed(chance += 0x9E3779B97F4A7C15ULL) >> 32) * bound) >> 32; }

static inline int nth(u64 mask, u64 n) {
#ifdef __BMI2__
  return __builtin_ctzll(_pdep_u64(1ULL << n, mask));
#else
  while (n--) mask &= mask - 1;
  return __builtin_ctzll(mask);
#endif
}

static inline u64 flood(u64 r, u64 h, u64 v) {
  for (u64 before = 0; r != before;) {
    before = r;
    SPREAD(r, h, v)
  }
  return r;
}

typedef struct { u64 sides[4]; uint8_t tiles[49], spare, pawns[2], homes[2], cards[2][12]; } Game;
static uint8_t base[50], treasure[50]; /* by tile: its openings at rotation 0, what it carries */

static inline u64 shift(u64 m, int lane) {
  return (m & push.stay[lane]) | (((m & push.move[lane]) << push.left[lane]) >> push.right[lane]);
}

static void insert(Game *g, int lane) {
  u64 entry = push.entry[lane], exit = push.exit[lane];
  int enter = __builtin_ctzll(entry), leave = __builtin_ctzll(exit);
  int step = (int)push.left[lane] - (int)push.right[lane], out = g->tiles[leave];
  for (int side = 0; side < 4; side++)
    g->sides[side] = shift(g->sides[side], lane) | opened[base[g->spare]][side][lane];
  for (int k = 0, i = leave; k < 6; k++, i -= step) g->tiles[i] = g->tiles[i - step];
  g->tiles[enter] = g->spare, g->spare = out;
  for (int p = 0; p < 2; p++) {
    u64 pawn = 1ULL << g->pawns[p];
    g->pawns[p] = pawn & exit ? enter : pawn & push.move[lane] ? g->pawns[p] + step : g->pawns[p];
  }
}

static i64 playout(Game *g, i64 most, i64 *winner) {
  int found[2] = {0, 0}, forbidden = -1, seat = 0;
  for (i64 turn = 1; turn <= most; turn++, seat ^= 1) {
    int two = base[g->spare] == 5, k = below((forbidden < 0 ? 12 : 11) * (two ? 2 : 4));
    int arrow = k >> (two ? 1 : 2);
    if (forbidden >= 0 && arrow >= forbidden) arrow++;
    insert(g, 4 * arrow + (k & (two ? 1 : 3)));
    forbidden = arrow < 6 ? arrow + 6 : arrow - 6;
    u64 *m = g->sides, reach = flood(1ULL << g->pawns[seat], m[1] & (m[3] >> 1) & not_east, m[2] & (m[0] >> 7));
    int cell = g->pawns[seat] = nth(reach, below(__builtin_popcountll(reach)));
    if (found[seat] == 12) {
      if (cell == g->homes[seat]) return *winner = seat, turn;
    } else if (treasure[g->tiles[cell]] == g->cards[seat][found[seat]]) found[seat]++;
  }
  return *winner = -1, most;
}

i64 playouts(const Game *start, const uint8_t *tiles, const u64 *keys, i64 most, i64 games, i64 *winners) {
  i64 turns = 0;
  memcpy(base, tiles, 50), memcpy(treasure, tiles + 50, 50);
  for (i64 game = 0; game < games; game++) {
    Game g = *start;
    chance = keys[game];
    turns += playout(&g, most, winners + game);
  }
  return turns;
}
