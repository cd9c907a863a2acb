import { toMoneyText } from '@book-store/contract/money';
import { PAGES, pathWithId } from '@book-store/contract/pages';
import type { BookView } from '@book-store/contract/schemas/books';
import { authorsOf, slugOf } from '@book-store/contract/slugs';
import { type Availability, availabilityOf } from '@book-store/contract/stock';

const SCHEMA_ORG = 'https://schema.org';
const AVAILABILITY = {
  available: 'InStock',
  'few-left': 'LimitedAvailability',
  orderable: 'BackOrder',
  'sold-out': 'OutOfStock',
} satisfies Record<Availability['kind'], string>;

/** What its page shows of a book. */
export type ShownBook = Omit<BookView, 'createdAt' | 'oldPrice' | 'trending' | 'version'>;

/** Returns a book and its offer as structured data for search engines (schema.org). */
export const bookData = (
  book: ShownBook,
  { url, image, origin, genre }: { url: string; image: string; origin: string; genre: string },
) => ({
  '@context': SCHEMA_ORG,
  '@type': 'Book',
  name: book.title,
  author: book.author && authors(book.author, origin),
  description: book.description,
  genre,
  image,
  url,
  isbn: book.isbn,
  publisher: book.publisher && { '@type': 'Organization', name: book.publisher },
  datePublished: book.publishedYear && String(book.publishedYear).padStart(4, '0'),
  numberOfPages: book.pages,
  inLanguage: book.language,
  bookFormat: formatOf(book),
  ...(book.series && {
    isPartOf: { '@type': 'BookSeries', name: book.series.name },
    position: book.series.number,
  }),
  offers: {
    '@type': 'Offer',
    price: toMoneyText(book.newPrice),
    priceCurrency: 'USD',
    availability: `${SCHEMA_ORG}/${AVAILABILITY[availabilityOf(book).kind]}`,
    url,
  },
});

function authors(line: string, origin: string) {
  const persons = authorsOf(line).map((name) => ({
    '@type': 'Person',
    name,
    url: origin + pathWithId(PAGES.author.pattern, slugOf(name)),
  }));
  return persons.length === 1 ? persons[0] : persons;
}

const formatOf = ({ format }: ShownBook) => {
  if (format === 'hardcover') return `${SCHEMA_ORG}/Hardcover`;
  return format === 'paperback' ? `${SCHEMA_ORG}/Paperback` : undefined;
};
