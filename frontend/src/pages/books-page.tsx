import { PAGES } from '@book-store/contract/pages';
import type { ShelfPlace } from '../features/shelf/shelf-place.ts';
import type { LoadData } from '../shared/page-data.ts';
import { paths } from '../shared/paths.ts';
import { NoBooksYet } from './shelf/no-books-yet.tsx';
import { ShelfView } from './shelf/shelf-view.tsx';
import { loadShelf } from './shelf/use-shelf.ts';

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
