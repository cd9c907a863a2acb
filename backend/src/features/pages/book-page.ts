import { formatDollars } from '@book-store/contract/money';
import { PAGES, pathWithId } from '@book-store/contract/pages';
import { coverOf } from '@book-store/contract/pictures';
import { slugOf } from '@book-store/contract/slugs';
import { breadcrumbList } from './breadcrumb-list.ts';
import { coverUrl } from './cover-url.ts';
import type { Page } from './page-head.ts';
import { sharePath } from './share-picture.ts';

/** The fields of a book that its page needs; the price in dollars. */
export type ShownBook = {
  _id: string;
  title: string;
  author?: string | undefined;
  description: string;
  category: string;
  coverImage: string;
  drawnCover?: string | undefined;
  coverTint?: string | undefined;
  newPrice: number;
};

/** Returns the head data of a book page: Open Graph for sharing, Book and Offer for search engines. */
export function bookPage(book: ShownBook, origin: string): Page {
  const url = origin + pathWithId(PAGES.book.pattern, book._id);
  const preview = origin + sharePath(book);
  return {
    title: book.title,
    description: book.description,
    type: 'book',
    url,
    image: preview,
    jsonLd: [
      bookData(book, { url, image: coverUrl(coverOf(book), origin) ?? preview }),
      breadcrumbList(wayTo(book), origin),
    ],
  };
}

const bookData = (book: ShownBook, { url, image }: { url: string; image: string }) => ({
  '@context': 'https://schema.org',
  '@type': 'Book',
  name: book.title,
  author: book.author && { '@type': 'Person', name: book.author },
  description: book.description,
  genre: book.category,
  image,
  url,
  offers: {
    '@type': 'Offer',
    price: formatDollars(book.newPrice),
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url,
  },
});

const wayTo = ({ title, category }: ShownBook) => [
  { name: capitalized(category), to: pathWithId(PAGES.genre.pattern, slugOf(category)) },
  { name: title },
];

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
