import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { Button } from '../../../kit/button.tsx';
import { alertDialog, successToast } from '../../../kit/dialogs/dialogs.ts';
import { ShareIcon } from '../../../kit/icons/icons.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { catalogueTexts } from '../texts.ts';

/** Copies the book's address where the system has no share sheet. */
export function ShareButton({ book }: { book: Pick<BookView, '_id' | 'title'> }) {
  const texts = useTexts(catalogueTexts).book;
  async function share() {
    const url = new URL(paths.book.to(book._id), location.href).href;
    if (navigator.share) {
      try {
        return await navigator.share({ title: book.title, url });
      } catch (error) {
        // Dismissing the share sheet rejects, too.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      void successToast(texts.copied);
    } catch {
      void alertDialog(texts.link(url));
    }
  }
  return (
    <Button variant="secondary" className="needs-script" onClick={() => void share()}>
      <ShareIcon className="size-5" />
      {texts.share}
    </Button>
  );
}
