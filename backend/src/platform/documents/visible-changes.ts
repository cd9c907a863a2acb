import type { Schema } from 'mongoose';

let changes = 0;

/** Every operation of a mongoose model that writes; expressions know no `bulkWrite`. */
const WRITES = [/^(save|insert|update|replace|delete|findOneAnd(U|R|D))/, 'bulkWrite'] as const;

/**
 * Returns the number of changes by this process to data that visitors see. An answer that was read before
 * the latest one may be outdated.
 */
export const visibleChanges = (): number => changes;

/** Counts a change that no write of a model shows. */
export const countVisibleChange = (): void => {
  changes += 1;
};

/** A mongoose plugin for models with data that visitors see: counts their writes. */
export function countsVisibleChanges(schema: Schema): void {
  for (const operation of WRITES) schema.post(operation as RegExp, countVisibleChange);
}
