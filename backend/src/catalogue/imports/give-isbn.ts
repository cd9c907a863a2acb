import type { StoredBook } from '../books/books.model.ts';
import { remarkText } from '../import-files/remarks.ts';
import type { Remark } from '../import-files/row-cells.ts';
import type { BatchContext, Planned, Read } from './batch.ts';
import { planRow } from './plan-row.ts';

/** Fields that distinguish editions with the same title and author. */
const OF_AN_EDITION = ['format', 'publisher', 'publishedYear', 'language'];

/**
 * Plans to give a row's ISBN to the shop's only book with the same title and author and no ISBN, unless they are
 * different editions.
 */
export function planGivenIsbn(
  row: Read,
  [existing, ...others]: readonly StoredBook[],
  { reading }: BatchContext,
): Planned | undefined {
  if (!existing || others.length > 0) return undefined;
  const plan = planRow(row.known, existing, reading);
  if (plan.outcome !== 'changed') return undefined;
  const isOther = plan.fields.some(
    ({ field, from, to }) =>
      OF_AN_EDITION.includes(field) && from !== undefined && to !== undefined,
  );
  if (isOther) return undefined;
  const to = String(plan.set.isbn);
  const note: Remark = { column: 'isbn', value: plan.title, to, ...remarkText('isbn-given') };
  return {
    ...row,
    id: existing._id,
    existing,
    plan: { ...plan, repairs: [note, ...plan.repairs] },
  };
}
