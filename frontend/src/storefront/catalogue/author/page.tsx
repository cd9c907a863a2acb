import type { AuthorView, FacetValue } from '@book-store/contract/catalogue/search/shelf.schemas';
import { slugOf } from '@book-store/contract/slugs';
import { Link, useParams } from 'react-router-dom';
import { useGetAuthorQuery, useGetFacetsQuery } from '../../../api/calls/books-api.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { NoSuchShelf } from '../parts/shelf/no-such-shelf.tsx';
import { ShelfGridSkeleton } from '../parts/shelf/shelf-grid.tsx';
import { ShelfView } from '../parts/shelf/shelf-view.tsx';
import { shelfTexts } from '../shelf-texts.ts';
import { AuthorSeries } from './author-series.tsx';
import { allOf, placeOf } from './load.ts';

/** The books of one author. */
export default function AuthorPage() {
  const texts = useTexts(shelfTexts).ofAuthor;
  const { booksFailed } = useTexts(commonTexts);
  const slug = slugOf(useParams().slug ?? '');
  const query = useGetAuthorQuery(slug);
  return (
    <Loaded
      query={query}
      waiting={<ShelfGridSkeleton />}
      failed={booksFailed}
      missing={<NoSuchShelf text={texts.missing} />}
    >
      {(author) => <AuthorShelf author={author} />}
    </Loaded>
  );
}

function AuthorShelf({ author: { slug, name, series } }: { author: AuthorView }) {
  const texts = useTexts(shelfTexts).ofAuthor;
  const { allBooks } = useTexts(commonTexts);
  const { data: facets } = useGetFacetsQuery(allOf(slug));
  return (
    <ShelfView
      place={placeOf(slug)}
      name={texts.booksBy(name)}
      description={texts.description(name)}
      breadcrumbs={[{ name: allBooks, to: paths.books.to() }, { name }]}
      intro={
        <>
          <AuthorGenres genres={facets?.category ?? []} />
          <AuthorSeries series={series} />
        </>
      }
      empty={<p className="text-muted">{texts.empty(name)}</p>}
    />
  );
}

/** The genres that an author writes in, as links to their shelves. */
function AuthorGenres({ genres }: { genres: readonly FacetValue[] }) {
  const texts = useTexts(shelfTexts).ofAuthor;
  if (genres.length === 0) return null;
  return (
    <p className="text-muted">
      {texts.writesIn}
      {genres.map(({ value, label }, at) => (
        <span key={value}>
          {at > 0 && (at === genres.length - 1 ? texts.and : ', ')}
          <Link to={paths.genre.to(value)} className="link inline-block py-2">
            {label}
          </Link>
        </span>
      ))}
    </p>
  );
}
