import type { BookCardView } from '@book-store/contract/catalogue/books/books.schemas';
import { slugOf } from '@book-store/contract/slugs';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';

/**
 * Says which book of its series a book is: 'Discworld, book 16', or 'Book 3' where the title names the series. A
 * name that is too long for one line is cut off before the number.
 */
export function VolumeText({ title, series }: Pick<BookCardView, 'title' | 'series'>) {
  const texts = useTexts(commonTexts).volume;
  if (series?.number === undefined) return null;
  const { name, number } = series;
  const hasName = `-${slugOf(title)}-`.includes(`-${slugOf(name)}-`);
  if (hasName) return <p className="text-fine text-muted">{texts.book(number)}</p>;
  return (
    <p className="flex text-fine text-muted">
      <span className="truncate">{name}</span>
      <span className="shrink-0 whitespace-pre">{texts.behindName(number)}</span>
    </p>
  );
}
