import type { AdminChange } from '@book-store/contract/schemas/admin-change';
import { changedFields } from '../../shared/changed-fields.ts';
import type { StoredBook } from '../catalogue/books.model.ts';

/** Returns undefined if nothing changed. */
export function stockChanged(
  before: StoredBook,
  after: StoredBook,
  reason: string,
): AdminChange | undefined {
  const fields = changedFields(['stock'], {
    before: { stock: before.stock ?? undefined },
    after: { stock: after.stock ?? undefined },
  });
  if (fields.length === 0) return undefined;
  return {
    action: 'stock-changed',
    subject: { id: after._id.toString(), name: after.title },
    fields: [...fields, { field: 'reason', to: reason }],
  };
}
