import type { ListedBook } from '@book-store/contract/schemas/admin-books';
import { alertDialog, confirmDestructive } from '../../kit/dialogs/dialogs.ts';
import { useAction } from '../../kit/use-action.ts';
import { useDeleteBookMutation } from '../books/admin-books-api.ts';
import { useDashboardTexts } from '../shell/use-dashboard-texts.ts';

/** Deletes a book after confirmation and shows the result; `onDeleted` moves the focus from the lost row. */
export function useDeleteBook(onDeleted: () => void) {
  const texts = useDashboardTexts();
  const [deleteBook] = useDeleteBookMutation();
  const { act } = useAction({
    confirm: ({ title }: ListedBook) =>
      confirmDestructive(
        `Delete “${title}”?`,
        'It will be removed from the shop immediately. Existing orders stay as they are.',
        'Delete book',
      ),
    run: ({ _id }) => deleteBook(_id).unwrap(),
    done: () =>
      texts.isRefined
        ? texts.admin.deleted
        : alertDialog(texts.admin.deleted, 'success', { returnFocus: false }),
    failed: () => texts.admin.deleteFailed,
    focus: onDeleted,
  });
  return act;
}
