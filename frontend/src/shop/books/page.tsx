import { PAGES } from '@book-store/contract/pages';
import type { LoadData } from '../../api/page-data.ts';
import { paths } from '../../lib/paths.ts';
import { NoBooksYet } from '../shelf/no-books-yet.tsx';
import type { ShelfPlace } from '../shelf/shelf-place.ts';
import { ShelfView } from '../shelf/shelf-view.tsx';
import { loadShelf } from '../shelf/use-shelf.ts';

const place: ShelfPlace = { path: paths.books.to(), fixed: {} };

export const loadData: LoadData = (ask, { search }) => loadShelf(ask, place, search);

/** Every book of the shop. */
export function BooksPage() {
  const { title, description } = PAGES.books;
  return (
    <ShelfView
      place={place}
      name={title}
      description={description}
      breadcrumbs={[{ name: title }]}
      empty={<NoBooksYet />}
    />
  );
}
