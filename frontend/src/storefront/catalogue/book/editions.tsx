import type { EditionView } from '@book-store/contract/catalogue/books/books.schemas';
import { Link } from 'react-router-dom';
import { useListEditionsQuery } from '../../../api/calls/books-api.ts';
import { CATALOGUE } from '../../../api/refresh.ts';
import { PricePair } from '../../../kit/money/price.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { editionInWords } from '../../../lib/books/edition.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { AvailabilityText } from '../parts/book-card/availability-text.tsx';
import { catalogueTexts } from '../texts.ts';

/** The other editions of a book, each with what it costs and whether it can be bought; nothing without any. */
export function Editions({ id }: { id: string }) {
  const texts = useTexts(catalogueTexts).book;
  const { currentData: editions = [] } = useListEditionsQuery(id, CATALOGUE);
  if (editions.length === 0) return null;
  return (
    <section id="editions" aria-label={texts.otherEditions} className="scroll-mt-32">
      <h2>{texts.otherEditions}</h2>
      <ul className="mt-4 max-w-3xl divide-y divide-line border-y border-line">
        {editions.map((edition) => (
          <li key={edition._id}>
            <Edition edition={edition} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Edition({ edition }: { edition: EditionView }) {
  const words = useTexts(commonTexts).edition;
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-x-6 py-1">
      <Link
        to={paths.book.to(edition._id)}
        // Browsers lack the names of rare languages.
        suppressHydrationWarning
        className="link min-w-0 grow basis-48 py-2.5 break-words"
      >
        {editionInWords(edition, words, language)}
      </Link>
      <div className="flex items-baseline gap-4">
        <AvailabilityText book={edition} always />
        <PricePair book={edition} size="text-body" />
      </div>
    </div>
  );
}
