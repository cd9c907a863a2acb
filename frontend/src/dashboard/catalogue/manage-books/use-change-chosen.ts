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
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { booksTexts } from '../books-texts.ts';
import {
  useChangeBooksMutation,
  usePreviewBooksMutation,
  useUndoBooksMutation,
} from '../parts/books/admin-books-api.ts';
import { refusalOf } from '../parts/books/refused-book.ts';
import { usePutBooksBack } from '../parts/books/use-put-books-back.ts';

type Undo = UndoBooksBody['books'];
type Done = {
  text: string;
  undo?: (() => Promise<ChangedBooks>) | undefined;
  /** The books that were deleted. */
  gone?: readonly string[];
};

export type ChangeChosen = ReturnType<typeof useChangeChosen>;

export function useChangeChosen(
  which: Pick<ChangeBooksBody, 'ids' | 'filter'>,
  count: number,
  onDone: (gone: readonly string[]) => void,
) {
  const texts = useTexts(booksTexts).many;
  const [send, sending] = useChangeBooksMutation();
  const [preview, previewing] = usePreviewBooksMutation();
  const [sendUndo] = useUndoBooksMutation();
  const putBooksBack = usePutBooksBack();
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
      if (one.kind !== 'delete') {
        const books = toUndo(result.books);
        return {
          text: changeSummary(result, texts.changed, texts),
          undo: books && (() => sendUndo({ books }).unwrap()),
        };
      }
      const deleted = result.books.filter(({ outcome }) => outcome !== 'refused');
      const gone = deleted.map(({ _id }) => _id);
      return {
        text: changeSummary(result, texts.deleted, texts),
        gone,
        ...(gone.length > 0 && { undo: () => putBooksBack(gone) }),
      };
    });
  return {
    count,
    busy: busy || sending.isLoading || previewing.isLoading,
    done,
    change,
    preview: (one: BookChange) => preview({ ...which, change: one }).unwrap(),
    undo: () =>
      attempt(async () => {
        const result = await done?.undo?.();
        return { text: result ? changeSummary(result, texts.putBack, texts) : '' };
      }),
    async remove() {
      const sure = await confirmDestructive(
        texts.deleteTitle(count),
        texts.deleteText,
        texts.delete(count),
      );
      if (sure) await change({ kind: 'delete' });
    },
  };
}

/** Says how many books were changed, and why the others were not. */
export function changeSummary(
  { changed, unchanged, refused, fixed = 0, books }: ChangedBooks,
  whatWasDone: (count: number) => string,
  texts: TextsOf<typeof booksTexts>['many'],
): string {
  const first = books.find(({ outcome }) => outcome === 'refused');
  return [
    whatWasDone(changed),
    unchanged > fixed && texts.hadIt(unchanged - fixed),
    fixed > 0 && texts.fixed(fixed),
    first && texts.left(refused, first.title ?? first._id, refusalOf(first)),
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
