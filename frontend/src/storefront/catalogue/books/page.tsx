import { useHead } from '../../../lib/wording/page-heads.ts';
import { NoBooksYet } from '../parts/shelf/shelf-results.tsx';
import { ShelfView } from '../parts/shelf/shelf-view.tsx';
import { place } from './load.ts';

/** Every book of the shop. */
export default function BooksPage() {
  const { title, description } = useHead('books');
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
