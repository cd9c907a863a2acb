import { categoryName } from '@book-store/contract/category-name';
import { PAGES, pathWithId } from '@book-store/contract/pages';
import { coverOf } from '@book-store/contract/pictures';
import { slugOf } from '@book-store/contract/slugs';
import { bookData, type ShownBook } from './book-data.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { coverUrl } from './cover-url.ts';
import type { Page } from './page-head.ts';
import { sharePath } from './share-picture.ts';

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
      bookData(book, { url, image: coverUrl(coverOf(book), origin) ?? preview, origin }),
      breadcrumbList(wayTo(book), origin),
    ],
  };
}

const wayTo = ({ title, category }: ShownBook) => [
  { name: categoryName(category), to: pathWithId(PAGES.genre.pattern, slugOf(category)) },
  { name: title },
];
