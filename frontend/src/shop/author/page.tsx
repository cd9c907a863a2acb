import type { AuthorView } from '@book-store/contract/schemas/shelf';
import { slugOf } from '@book-store/contract/slugs';
import { useParams } from 'react-router-dom';
import { toApiProblem } from '../../api/api-problem.ts';
import { getAuthor, getFacets, useGetAuthorQuery, useGetFacetsQuery } from '../../api/books-api.ts';
import type { LoadData } from '../../api/page-data.ts';
import { Failure } from '../../kit/failure.tsx';
import { paths } from '../../lib/paths.ts';
import { NoSuchShelf } from '../shelf/no-such-shelf.tsx';
import { ShelfGridSkeleton } from '../shelf/shelf-grid.tsx';
import { facetsQuery, type ShelfPlace, stateAt } from '../shelf/shelf-place.ts';
import { ShelfView } from '../shelf/shelf-view.tsx';
import { loadShelf } from '../shelf/use-shelf.ts';
import { AuthorGenres } from './author-genres.tsx';
import { AuthorSeries } from './author-series.tsx';

const placeOf = (slug: string): ShelfPlace => ({
  path: paths.author.to(slug),
  fixed: { author: [slug] },
});
/** The facets of all of the author's books. */
const allOf = (slug: string) => {
  const place = placeOf(slug);
  return facetsQuery(place, stateAt(place, new URLSearchParams()));
};

export const loadData: LoadData = async (ask, { params, search }) => {
  const slug = slugOf(params.slug ?? '');
  const author = await ask(getAuthor.initiate(slug));
  if (!author) return;
  await Promise.all([
    loadShelf(ask, placeOf(author.slug), search),
    ask(getFacets.initiate(allOf(author.slug))),
  ]);
};

/** The books of one author. */
export function AuthorPage() {
  const slug = slugOf(useParams().slug ?? '');
  const { data: author, error, refetch } = useGetAuthorQuery(slug);
  if (author) return <AuthorShelf author={author} />;
  if (!error) return <ShelfGridSkeleton />;
  const problem = toApiProblem(error);
  if (problem.code === 'not-found') {
    return <NoSuchShelf text="There are no books by this author in the shop." />;
  }
  return (
    <Failure text="These books could not be loaded." detail={problem.message} onRetry={refetch} />
  );
}

function AuthorShelf({ author: { slug, name, series } }: { author: AuthorView }) {
  const { data: facets } = useGetFacetsQuery(allOf(slug));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <ShelfView
        place={placeOf(slug)}
        name={`Books by ${name}`}
        description={`All books by ${name} in our shop, series in reading order. Pay in cash when they arrive.`}
        breadcrumbs={[{ name: 'All books', to: paths.books.to() }, { name }]}
        intro={<AuthorGenres genres={facets?.category ?? []} />}
        empty={<p className="text-muted">There are no books by {name} at the moment.</p>}
      />
      <AuthorSeries series={series} />
    </div>
  );
}
