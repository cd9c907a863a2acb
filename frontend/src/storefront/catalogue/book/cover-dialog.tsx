import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { useEffect, useRef } from 'react';
import { CloseIcon } from '../../../kit/icons/icons.tsx';
import { Cover } from '../../../kit/pictures/cover.tsx';
import { kitTexts } from '../../../kit/texts.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';

type CoverDialogProps = { book: BookView; onClose: () => void };

/** The cover as large as the screen allows. Escape, the button and a click anywhere close it. */
export function CoverDialog({ book, onClose }: CoverDialogProps) {
  const texts = useTexts(kitTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it by key
    <dialog
      ref={dialog}
      aria-label={texts.coverOf(book.title)}
      onClose={onClose}
      onClick={() => dialog.current?.close()}
      className="cover-dialog"
    >
      <Cover book={book} sizes="min(94vw, 60vh)" eager className="cover-dialog-picture" />
      <button type="button" aria-label={texts.close} className="cover-dialog-close">
        <CloseIcon />
      </button>
    </dialog>
  );
}
