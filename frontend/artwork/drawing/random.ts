/** Creates a seeded random number generator in [0, 1). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns smooth one-dimensional noise in [-1, 1], with one bump per unit of `at`. */
export function noise(seed: number): (at: number) => number {
  const valueAt = (cell: number) => seeded(seed * 7919 + cell * 104729)() * 2 - 1;
  return (at) => {
    const cell = Math.floor(at);
    const part = at - cell;
    const ease = part * part * (3 - 2 * part);
    return valueAt(cell) * (1 - ease) + valueAt(cell + 1) * ease;
  };
}
