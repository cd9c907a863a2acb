import type { DrawnCoverQuery } from '@book-store/contract/catalogue/covers/covers.schemas';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { bookTexts } from '../../book-texts.ts';
import { useDrawnCoverQuery } from '../books/admin-books-api.ts';

const box = 'aspect-2/3 w-40 rounded-cover';

/** The cover that the shop draws while the book has no picture, once it knows title and category. */
export function DrawnCoverPreview({ book }: { book: DrawnCoverQuery }) {
  const texts = useTexts(bookTexts).cover;
  const settled = useDebounced(JSON.stringify(book), 400);
  const wanted: DrawnCoverQuery = JSON.parse(settled);
  const isComplete = wanted.title.trim() !== '' && wanted.category !== '';
  const { data, isError } = useDrawnCoverQuery(isComplete ? wanted : skipToken);
  if (!isComplete || !data || isError) {
    return (
      <span
        aria-hidden="true"
        className={`grid place-items-center bg-wash p-4 text-fine text-muted ${box}`}
      >
        {texts.isDrawn}
      </span>
    );
  }
  return (
    <figure className="grid justify-items-center gap-2">
      <img
        src={data.picture}
        alt={texts.drawnFor(wanted.title)}
        className={`shadow-cover ${box}`}
      />
      <figcaption className="text-fine text-muted">
        {wanted.id ? texts.drawn : texts.drawnLikeThis}
      </figcaption>
    </figure>
  );
}
