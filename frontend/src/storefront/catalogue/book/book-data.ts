import type { BookFormat } from '@book-store/contract/catalogue/books/book-facts';
import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { type Availability, availabilityOf } from '@book-store/contract/catalogue/stock/stock';
import type { Breadcrumb, StructuredData } from '@book-store/contract/pages/addresses/page-entry';
import { coverOf, coverUrl, sharePath } from '@book-store/contract/pictures';
import { shopPlace } from '@book-store/contract/place';
import { authorsOf } from '@book-store/contract/slugs';
import { paths } from '../../../lib/addresses/paths.ts';
import { amountText } from '../../../lib/money/amount.ts';
import { breadcrumbList, SCHEMA_ORG } from '../../../lib/structured-data.ts';

const AVAILABILITY = {
  available: 'InStock',
  'few-left': 'LimitedAvailability',
  orderable: 'BackOrder',
  'sold-out': 'OutOfStock',
} satisfies Record<Availability['kind'], string>;

const FORMATS: Partial<Record<BookFormat, string>> = {
  hardcover: 'Hardcover',
  paperback: 'Paperback',
  ebook: 'EBook',
  audiobook: 'AudiobookFormat',
};

type Surroundings = { genre: string | undefined; way: readonly Breadcrumb[] };

/** Returns a book, its offer and the way to it as structured data; `genre` is the name of its genre unless that is hidden. */
export const bookData =
  (book: BookView, { genre, way }: Surroundings): StructuredData =>
  (at) => [bookAndOffer(book, genre)(at), breadcrumbList(way)(at)];

const bookAndOffer =
  (book: BookView, genre: string | undefined): StructuredData =>
  ({ origin, shop }) => {
    const url = origin + paths.book.to(book._id);
    return {
      '@context': SCHEMA_ORG,
      '@type': 'Book',
      name: book.title,
      author: book.author && authors(book.author, origin),
      description: book.description || undefined,
      genre,
      image: coverUrl(coverOf(book), origin) ?? origin + sharePath(book, shop.name),
      url,
      isbn: book.isbn,
      publisher: book.publisher && { '@type': 'Organization', name: book.publisher },
      datePublished: book.publishedYear && String(book.publishedYear).padStart(4, '0'),
      numberOfPages: book.pages,
      inLanguage: book.language,
      bookFormat: formatOf(book),
      ...(book.series && {
        isPartOf: {
          '@type': 'BookSeries',
          name: book.series.name,
          url: origin + paths.series.to(book.series.name),
        },
        position: book.series.number,
      }),
      offers: {
        '@type': 'Offer',
        price: amountText(book.newPrice),
        priceCurrency: shopPlace().currency,
        availability: `${SCHEMA_ORG}/${AVAILABILITY[availabilityOf(book).kind]}`,
        url,
      },
    };
  };

function authors(line: string, origin: string) {
  const persons = authorsOf(line).map((name) => ({
    '@type': 'Person',
    name,
    url: origin + paths.author.to(name),
  }));
  return persons.length === 1 ? persons[0] : persons;
}

const formatOf = ({ format }: BookView) =>
  format && FORMATS[format] && `${SCHEMA_ORG}/${FORMATS[format]}`;
