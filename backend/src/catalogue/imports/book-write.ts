import type { Planned } from './batch.ts';

/** A row that changes or adds a book, with the tint of its new cover; '' is none. */
export type BookWrite = Planned & { tint: string | undefined };

/** Returns a row's stock; null: no longer tracked, undefined: not given. */
export function stockOf({ plan }: Planned): number | null | undefined {
  if (plan.outcome === 'new') return plan.book.stock as number | undefined;
  if (plan.outcome !== 'changed') return undefined;
  return plan.unset.includes('stock') ? null : (plan.set.stock as number | undefined);
}

/** Stock changes do not count as edits. */
export const isEdit = ({ set, unset }: { set: object; unset: readonly string[] }): boolean =>
  [...Object.keys(set), ...unset].some((name) => name !== 'stock');
