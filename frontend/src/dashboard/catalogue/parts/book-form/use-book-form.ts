import type { BookView, CreateBookBody } from '@book-store/contract/catalogue/books/books.schemas';
import { useEffect } from 'react';
import { adminToken } from '../../../../api/admin-token.ts';
import {
  alertDialog,
  confirmationDialog,
  successToast,
  warningDialog,
} from '../../../../kit/dialogs/dialogs.ts';
import type { ToastLink } from '../../../../kit/dialogs/open-dialog.ts';
import { isChangedMeanwhile } from '../../../../kit/forms/form-constraints.ts';
import { useEditForm } from '../../../../kit/forms/use-edit-form.ts';
import { formatAmount } from '../../../../lib/money/amount.ts';
import { parsePrice } from '../../../../lib/money/price-input.ts';
import { type TextsOf, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../../frame/use-dashboard-texts.ts';
import { bookTexts } from '../../book-texts.ts';
import { type BookDraft, bookFields, draftOf, toBookBody } from './book-draft.tsx';
import { useCoverUpload } from './use-cover-upload.ts';

type BookFormOptions = {
  /** The book to edit; undefined for a new one. */
  book?: BookView;
  /** Shown in a dialog if saving fails. */
  failure: string;
  /** Title and text of the dialog after saving; a refined shop shows the title in a toast. */
  success: readonly [title: string, text: string];
  /** Gets the book that the form was filled from, and returns the one to fill it from. */
  save: (body: CreateBookBody, base: BookView | undefined) => Promise<BookView | undefined>;
  /** The page of the book that was saved last, for the toast. */
  link?: () => ToastLink | undefined;
};

/** A price rise and the price 0 are usually typos. */
async function confirmPrice(
  { oldPrice, newPrice }: BookDraft,
  storedPrice: number | undefined,
  texts: TextsOf<typeof bookTexts>['prices'],
) {
  const [was, is] = [parsePrice(oldPrice), parsePrice(newPrice) ?? 0];
  if (is === 0 && storedPrice !== 0) {
    const free = await warningDialog(texts.isFree, texts.saveFree(formatAmount(0)), texts.save);
    return free.isConfirmed;
  }
  if (was === null || is <= was) return true;
  const { isConfirmed } = await warningDialog(
    texts.isHigher,
    texts.saveHigher(formatAmount(is), formatAmount(was)),
    texts.save,
  );
  return isConfirmed;
}

/** The logic shared by adding and editing: drafts, cover upload, price confirmation, dialogs. */
export function useBookForm({ book, failure, success, save, link }: BookFormOptions) {
  const specified = useDashboardTexts();
  const texts = useTexts(bookTexts);
  const cover = useCoverUpload((coverImage) => form.put('coverImage', coverImage));
  const form = useEditForm({
    item: book,
    fields: bookFields(specified, texts),
    read: draftOf,
    keep: `book-${book?._id ?? 'new'}`,
    pending: cover.upload.progress !== undefined,
    before: async (element) => {
      const { pictureError = '' } = await cover.finished();
      // A rejected picture has to be replaced or cleared first.
      element
        .querySelector<HTMLInputElement>('input[type="file"]')
        ?.setCustomValidity(pictureError);
    },
    confirm: (draft, base) => confirmPrice(draft, base?.newPrice, texts.prices),
    send: async (draft, base) => {
      try {
        return await save(toBookBody(draft, draftOf(base)), base);
      } catch (error) {
        // At the end of the session, the draft is kept and the next dialog says so.
        const isSaid = !adminToken.stored() || isChangedMeanwhile(error);
        // If even the dialog fails to load, the message on the page remains.
        if (!isSaid) {
          await alertDialog(failure, 'error', { returnFocus: false }).catch(() => undefined);
        }
        throw error;
      }
    },
    saved: async () => {
      cover.clear();
      if (specified.isRefined) {
        void successToast(success[0], { link: link?.() }).catch(() => undefined);
        // Whoever adds a pile of books scans the next one.
        if (!book) document.getElementsByName('isbn')[0]?.focus();
      } else await confirmationDialog(...success, specified.admin.okay).catch(() => undefined);
    },
  });
  const { base, unsaved, open } = form;
  useEffect(() => {
    // The book was refetched before anything was typed.
    if (book && base && base !== book && book.version >= base.version && !unsaved) open(book);
  });
  return { ...form, cover };
}

export type BookFormState = ReturnType<typeof useBookForm>;
