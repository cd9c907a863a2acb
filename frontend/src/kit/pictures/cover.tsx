import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { COVER_WIDTHS, coverOf, coverPath } from '@book-store/contract/pictures';
import { type SyntheticEvent, useCallback, useState } from 'react';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { kitTexts } from '../texts.ts';
import { StoredPicture } from './stored-picture.tsx';

/** What a cover shows of a book. */
export type CoveredBook = Pick<BookView, 'title' | 'coverImage'> &
  Partial<Pick<BookView, 'author' | 'drawnCover' | 'coverTint'>>;

type CoverProps = {
  book: CoveredBook;
  /** The displayed width, from which the browser chooses a file. */
  sizes: string;
  /** Leave empty when a link or heading next to it already says the title. */
  alt?: string;
  eager?: boolean;
  className?: string;
};

/** A 2:3 cover with its space reserved; if it fails to load, a plain cover says title and author. */
export function Cover({ book, sizes, alt, eager, className = '' }: CoverProps) {
  const { title, author, coverTint } = book;
  const image = coverOf(book);
  const texts = useTexts(kitTexts);
  const [broken, setBroken] = useState(false);
  const onImage = useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture) return;
      // The Content-Security-Policy allows no style attribute in the server's HTML.
      picture.style.backgroundColor = picture.complete ? '' : (coverTint ?? '');
      // It may have failed before the page could listen.
      if (picture.complete && picture.currentSrc && picture.naturalWidth === 0) setBroken(true);
    },
    [coverTint],
  );
  const box = `aspect-2/3 rounded-cover shadow-cover ${className}`;
  if (broken || !image) {
    return (
      <span
        className={`${box} @container grid overflow-hidden border border-line bg-wash text-center text-ink`}
        aria-hidden={alt === '' || undefined}
      >
        <span className="sr-only">{alt ?? texts.coverOf(title)}</span>
        {/* Relative to the cover's width; a tiny one has room for a letter only. */}
        <span
          aria-hidden="true"
          className="hidden min-w-0 content-between p-[8cqw] leading-[1.25] @min-[4.5rem]:grid"
        >
          <span className="line-clamp-6 font-title text-[11cqw] break-words">{title}</span>
          <span className="line-clamp-2 text-[8cqw] break-words text-muted">{author}</span>
        </span>
        <span
          aria-hidden="true"
          className="place-self-center font-title text-[50cqw] @min-[4.5rem]:hidden"
        >
          {[...title][0]}
        </span>
      </span>
    );
  }
  const common = {
    alt: alt ?? texts.coverOf(title),
    width: 480,
    height: 720,
    loading: eager ? 'eager' : 'lazy',
    fetchPriority: eager ? 'high' : undefined,
    decoding: 'async',
    ref: onImage,
    // White below what is transparent: the tint is for the time before.
    onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
      currentTarget.style.backgroundColor = '';
    },
    onError: () => setBroken(true),
    className: `${box} h-auto bg-sheet object-cover`,
  } as const;
  return (
    <StoredPicture
      {...common}
      widths={COVER_WIDTHS}
      pathOf={(width) => coverPath(image, width)}
      usual={480}
      sizes={sizes}
    />
  );
}
