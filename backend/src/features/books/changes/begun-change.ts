import { randomUUID } from 'node:crypto';
import type { AdminChange, FieldChange } from '@book-store/contract/schemas/admin-change';
import type { ChangedBook } from '@book-store/contract/schemas/book-changes';
import type { Admin } from '../../../http/authentication.ts';
import type { RecordChange } from '../../../http/mount-routes.ts';
import { forgetValues } from './interrupted-changes.ts';

type Begun = {
  /** Records, once, that the change begins, and what each book had; called before each book that changes. */
  begin: (book?: ChangedBook) => Promise<void>;
  /** Returns the entry of how it ended: the begun one's, also if no book has changed after all. */
  end: (ended: AdminChange) => Promise<AdminChange | undefined>;
};

type Beginning = {
  recordChange: RecordChange;
  caller: Admin;
  books: number;
  fields: FieldChange[];
  /** Stores what books have before they change, by the change's id; without it, nothing is stored. */
  keeping?: (change: string, fields: FieldChange[]) => (book: ChangedBook) => Promise<void>;
};

/**
 * Records a change of many books before the first one changes, so that a crash in the middle leaves who
 * began what. Both entries have the same subject. A change of one book has no middle.
 */
export function beginChange({ recordChange, caller, books, fields, keeping }: Beginning): Begun {
  const subject = { id: randomUUID() };
  const begunFields = [{ field: 'books', to: books }, ...fields];
  const keep = keeping?.(subject.id, begunFields);
  let begun: Promise<void> | undefined;
  const begin = () => {
    begun ??= recordChange(caller, {
      action: 'books-change-begun',
      subject,
      fields: begunFields,
    });
    return begun;
  };
  return {
    begin: async (book) => {
      if (books <= 1) return;
      await begin();
      if (book) await keep?.(book);
    },
    end: async (ended) => {
      if (begun && keep) await forgetValues(subject.id);
      const changed = ended.fields.find(({ field }) => field === 'books')?.to ?? 0;
      if (begun) return { ...ended, subject };
      return changed === 0 ? undefined : ended;
    },
  };
}
