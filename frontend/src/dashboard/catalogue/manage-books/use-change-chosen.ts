import type {
  BookChange,
  ChangeBooksBody,
  ChangedBook,
  ChangedBooks,
  UndoBooksBody,
} from '@book-store/contract/catalogue/books/book-changes.schemas';
import { useState } from 'react';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { useAction } from '../../../kit/use-action.ts';
import { counted } from '../../../lib/money/amount.ts';
import {
  useChangeBooksMutation,
  usePreviewBooksMutation,
  useUndoBooksMutation,
} from '../parts/books/admin-books-api.ts';

type Undo = UndoBooksBody['books'];
type Done = {
  text: string;
  undo?: Undo | undefined;
  /** The books that were deleted. */
  gone?: readonly string[];
};

export type ChangeChosen = ReturnType<typeof useChangeChosen>;

const books = (count: number) => counted(count, 'book');

export function useChangeChosen(
  which: Pick<ChangeBooksBody, 'ids' | 'filter'>,
  count: number,
  onDone: (gone: readonly string[]) => void,
) {
  const [send, sending] = useChangeBooksMutation();
  const [preview, previewing] = usePreviewBooksMutation();
  const [sendUndo] = useUndoBooksMutation();
  const [done, setDone] = useState<Done>();
  const { act: attempt, busy } = useAction({
    run: (change: () => Promise<Done>) => change(),
    done: (result) => {
      setDone(result);
      onDone(result.gone ?? []);
    },
  });
  const change = (one: BookChange) =>
    attempt(async () => {
      const result = await send({ ...which, change: one }).unwrap();
      if (one.kind !== 'delete')
        return { text: changeSummary(result, 'changed'), undo: toUndo(result.books) };
      const deleted = result.books.filter(({ outcome }) => outcome !== 'refused');
      return { text: changeSummary(result, 'deleted'), gone: deleted.map(({ _id }) => _id) };
    });
  return {
    count,
    busy: busy || sending.isLoading || previewing.isLoading,
    done,
    change,
    preview: (one: BookChange) => preview({ ...which, change: one }).unwrap(),
    undo: () =>
      attempt(async () => {
        const result = await sendUndo({ books: done?.undo ?? [] }).unwrap();
        return { text: changeSummary(result, 'put back') };
      }),
    async remove() {
      const sure = await confirmDestructive(
        `Delete ${books(count)}?`,
        'They will be removed from the shop immediately, and this cannot be undone. Existing orders stay as they are.',
        `Delete ${books(count)}`,
      );
      if (sure) await change({ kind: 'delete' });
    },
  };
}

export const fixedBooks = (fixed: number): string =>
  fixed === 1 ? 'One book with a fixed price stays.' : `${fixed} books with fixed prices stay.`;

/** Says how many books were changed, and why the others were not. */
export function changeSummary(
  { changed, unchanged, refused, fixed = 0, books: all }: ChangedBooks,
  verb: string,
): string {
  const first = all.find(({ outcome }) => outcome === 'refused');
  const reason = first ? ` “${first.title ?? first._id}”: ${first.message}` : '';
  return [
    `${books(changed)} ${verb}.`,
    unchanged > fixed && `${books(unchanged - fixed)} had it already.`,
    fixed > 0 && fixedBooks(fixed),
    refused > 0 && `${books(refused)} left as they were.${reason}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Stock changes have no undo: they are corrected by another change with its own reason. */
function toUndo(changed: readonly ChangedBook[]): Undo | undefined {
  const undo = changed.flatMap(({ _id, from, to }) => {
    if (!from || !to || 'stock' in from) return [];
    return [{ _id, from, to }];
  });
  return undo.length > 0 ? (undo as Undo) : undefined;
}
