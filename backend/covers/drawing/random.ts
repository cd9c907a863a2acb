/** Seeded random choices: the same seed always makes the same ones. */
export type Random = ReturnType<typeof createRandom>;

export function createRandom(seed: number) {
  const next = seeded(seed);
  const between = (from: number, to: number) => from + next() * (to - from);
  return {
    between,
    whole: (from: number, to: number) => Math.floor(between(from, to + 1)),
    chance: (part: number) => next() < part,
    pick: <const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number] =>
      items[Math.floor(next() * items.length)] ?? items[0],
  };
}

/** Returns numbers in [0, 1) by Mulberry32: small, and good enough for pictures. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth one-dimensional noise in [-1, 1], with one bump per unit of `at`. */
type Noise = (at: number) => number;

/** Returns noise that repeats itself after 64 bumps. */
export function noiseOf(random: Random): Noise {
  const values = Array.from({ length: 64 }, () => random.between(-1, 1));
  const valueAt = (cell: number) => values[((cell % 64) + 64) % 64] ?? 0;
  return (at) => {
    const cell = Math.floor(at);
    const part = at - cell;
    const ease = part * part * (3 - 2 * part);
    return valueAt(cell) * (1 - ease) + valueAt(cell + 1) * ease;
  };
}
