import type { Schema } from 'mongoose';

let changes = 0;

/** Every operation of a mongoose model that writes. */
const WRITES = /^(save|insert|bulk|update|replace|delete|findOneAnd(U|R|D))/;

/**
 * Returns the number of changes that this process has made to what visitors see. An answer that was
 * read before the latest one may be outdated.
 */
export const visibleChanges = (): number => changes;

/** A mongoose plugin for models that visitors' answers are made of: counts their writes. */
export function countsVisibleChanges(schema: Schema): void {
  schema.post(WRITES, () => {
    changes += 1;
  });
}
