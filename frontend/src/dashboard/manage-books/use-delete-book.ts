import type { ListedBook } from '@book-store/contract/schemas/admin-books';
import { useCallback } from 'react';
import { alertDialog, confirmDestructive } from '../../kit/dialogs/dialogs.ts';
import { texts } from '../../lib/specified-texts.ts';
import { useDeleteBookMutation } from '../books/admin-books-api.ts';

/** Deletes a book after confirmation and shows the result; `onDeleted` moves the focus from the lost row. */
export function useDeleteBook(onDeleted: () => void) {
  const [deleteBook] = useDeleteBookMutation();
  return useCallback(
    async ({ _id, title }: ListedBook) => {
      const sure = await confirmDestructive(
        `Delete “${title}”?`,
        'It will be removed from the shop immediately. Existing orders stay as they are.',
        'Delete book',
      );
      if (!sure) return;
      try {
        await deleteBook(_id).unwrap();
      } catch {
        await alertDialog(texts.admin.deleteFailed, 'error');
        return;
      }
      await alertDialog(texts.admin.deleted, 'success', { returnFocus: false });
      onDeleted();
    },
    [deleteBook, onDeleted],
  );
}
