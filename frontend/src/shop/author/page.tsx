import type { AuthorView } from '@book-store/contract/schemas/shelf';
import { slugOf } from '@book-store/contract/slugs';
import { useParams } from 'react-router-dom';
import { useGetAuthorQuery, useGetFacetsQuery } from '../../api/books-api.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { paths } from '../../lib/paths.ts';
import { NoSuchShelf } from '../shelf/no-such-shelf.tsx';
import { ShelfGridSkeleton } from '../shelf/shelf-grid.tsx';
import { ShelfView } from '../shelf/shelf-view.tsx';
import { AuthorGenres } from './author-genres.tsx';
import { AuthorSeries } from './author-series.tsx';
import { allOf, placeOf } from './load.ts';

/** The books of one author. */
export default function AuthorPage() {
  const slug = slugOf(useParams().slug ?? '');
  const query = useGetAuthorQuery(slug);
  return (
    <Loaded
      query={query}
      waiting={<ShelfGridSkeleton />}
      failed="These books could not be loaded."
      missing={<NoSuchShelf text="There are no books by this author in the shop." />}
    >
      {(author) => <AuthorShelf author={author} />}
    </Loaded>
  );
}

function AuthorShelf({ author: { slug, name, series } }: { author: AuthorView }) {
  const { data: facets } = useGetFacetsQuery(allOf(slug));
  return (
    <ShelfView
      place={placeOf(slug)}
      name={`Books by ${name}`}
      description={`All books by ${name} in our shop, series in reading order. Pay in cash when they arrive.`}
      breadcrumbs={[{ name: 'All books', to: paths.books.to() }, { name }]}
      intro={
        <>
          <AuthorGenres genres={facets?.category ?? []} />
          <AuthorSeries series={series} />
        </>
      }
      empty={<p className="text-muted">There are no books by {name} at the moment.</p>}
    />
  );
}
