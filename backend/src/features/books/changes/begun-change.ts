import { randomUUID } from 'node:crypto';
import type { AdminChange, FieldChange } from '@book-store/contract/schemas/admin-change';
import type { Admin } from '../../../http/authentication.ts';
import type { RecordChange } from '../../../http/mount-routes.ts';

type Begun = {
  /** Records, once, that the change begins; called before each book that changes. */
  begin: () => Promise<void>;
  /** Returns the entry of how it ended: the begun one's, also if no book has changed after all. */
  end: (ended: AdminChange) => AdminChange | undefined;
};

type Beginning = {
  recordChange: RecordChange;
  caller: Admin;
  books: number;
  fields: FieldChange[];
};

/**
 * Records a change of many books before the first one changes, so that a crash in the middle leaves who
 * began what. Both entries have the same subject. A change of one book has no middle.
 */
export function beginChange({ recordChange, caller, books, fields }: Beginning): Begun {
  const subject = { id: randomUUID() };
  let begun: Promise<void> | undefined;
  const begin = () => {
    begun ??= recordChange(caller, {
      action: 'books-change-begun',
      subject,
      fields: [{ field: 'books', to: books }, ...fields],
    });
    return begun;
  };
  return {
    begin: async () => (books > 1 ? begin() : undefined),
    end: (ended) => {
      const changed = ended.fields.find(({ field }) => field === 'books')?.to ?? 0;
      if (begun) return { ...ended, subject };
      return changed === 0 ? undefined : ended;
    },
  };
}
