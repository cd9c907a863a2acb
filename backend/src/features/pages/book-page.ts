import { categoryName } from '@book-store/contract/categories';
import { type ShopWords, UNNAMED_SHOP } from '@book-store/contract/page-head';
import { PAGES, pathWithId } from '@book-store/contract/pages';
import { coverOf } from '@book-store/contract/pictures';
import { slugOf } from '@book-store/contract/slugs';
import { bookData, type ShownBook } from './book-data.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { coverUrl } from './cover-url.ts';
import type { Page } from './page-head.ts';
import { sharePath } from './share-picture.ts';

/** The shop, and the name of the book's genre in it. */
type Surroundings = { shop?: ShopWords | undefined; genre?: string | undefined };

/** Returns the head data of a book page: Open Graph for sharing, Book and Offer for search engines. */
export function bookPage(
  book: ShownBook,
  origin: string,
  { shop = UNNAMED_SHOP, genre = categoryName(book.category) }: Surroundings = {},
): Page {
  const url = origin + pathWithId(PAGES.book.pattern, book._id);
  const preview = origin + sharePath(book, shop.name);
  return {
    title: book.title,
    description: book.description,
    type: 'book',
    shop,
    url,
    image: preview,
    jsonLd: [
      bookData(book, { url, image: coverUrl(coverOf(book), origin) ?? preview, origin, genre }),
      breadcrumbList(wayTo(book, genre), { origin, shop }),
    ],
  };
}

const wayTo = ({ title, category }: ShownBook, genre: string) => [
  { name: genre, to: pathWithId(PAGES.genre.pattern, slugOf(category)) },
  { name: title },
];
