import type { Volume } from '@book-store/contract/schemas/shelf';

/** Numbers of a series that the shop has no book of, both ends included. */
export type Gap = { from: number; to: number };
export type Place = { volume: Volume } | { gap: Gap };

/** Where more are missing, the numbers are years or those of a magazine. */
const GAP_MAX = 50;

/** Returns the volumes in their order with the gaps between their whole numbers, from number 1 on. */
export function withGaps(volumes: readonly Volume[]): Place[] {
  let next = 1;
  return volumes.flatMap((volume): Place[] => {
    const { number = 0 } = volume;
    // 'Book 2.5' comes after book 2.
    const gap = { from: next, to: Math.ceil(number) - 1 };
    next = Math.max(next, Math.floor(number) + 1);
    const missing = gap.to - gap.from + 1;
    return missing > 0 && missing <= GAP_MAX ? [{ gap }, { volume }] : [{ volume }];
  });
}
