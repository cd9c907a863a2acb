import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { coverOf, coverPath } from '@book-store/contract/pictures';
import { type MouseEvent, Suspense, useState } from 'react';
import { EnlargeIcon } from '../../../kit/icons/icons.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.ts';
import { Cover } from '../../../kit/pictures/cover.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { catalogueTexts } from '../texts.ts';

const CoverDialog = lazyPart(async () => (await import('./cover-dialog.tsx')).CoverDialog);

/** The cover on a ground of its own colour. It is a link to the picture, which opens it on this page. */
export function BookCover({ book }: { book: BookView }) {
  const texts = useTexts(catalogueTexts).book;
  const [enlarged, setEnlarged] = useState(false);
  const image = coverOf(book);
  const cover = (
    <Cover
      book={book}
      sizes="(min-width: 1600px) 352px, (min-width: 1180px) 288px, (min-width: 768px) 224px, 208px"
      eager
      className="w-full"
    />
  );
  function enlarge(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setEnlarged(true);
  }
  return (
    <div className="relative grid place-items-center overflow-hidden rounded-card bg-wash p-6 md:p-8">
      {book.coverTint && <Ground colour={book.coverTint} />}
      {image ? (
        <a href={coverPath(image, 720)} onClick={enlarge} className="w-full max-w-52 md:max-w-88">
          <span className="relative block">{cover}</span>
          {/* Beside the cover, which may have its author in the corner. */}
          <span className="absolute right-1 bottom-1 grid size-9 place-items-center rounded-full bg-card text-ink">
            <EnlargeIcon className="size-5" />
          </span>
          <span className="sr-only">{texts.enlarge}</span>
        </a>
      ) : (
        <div className="relative w-full max-w-52 md:max-w-88">{cover}</div>
      )}
      {enlarged && (
        <Suspense>
          <CoverDialog book={book} onClose={() => setEnlarged(false)} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * A ground in a tone of the cover's colour, so that the cover stands out from it; the Content-Security-Policy
 * allows no style attribute in the server's HTML.
 */
function Ground({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <rect width="100%" height="100%" fill={colour} fillOpacity="0.3" />
    </svg>
  );
}
