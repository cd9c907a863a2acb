import type { Schema } from 'mongoose';

let changes = 0;

/** Every write operation of a mongoose model; a regular expression never matches `bulkWrite`. */
const WRITES = [/^(save|insert|update|replace|delete|findOneAnd(U|R|D))/, 'bulkWrite'] as const;

/**
 * Returns how often this process has changed data that visitors see. An answer that was read before the latest change
 * may be stale.
 */
export const visibleChanges = (): number => changes;

/** Counts a change that bypasses the models. */
export const countVisibleChange = (): void => {
  changes += 1;
};

/** A mongoose plugin that counts writes of models with data that visitors see. */
export function countsVisibleChanges(schema: Schema): void {
  for (const operation of WRITES) schema.post(operation as RegExp, countVisibleChange);
}
