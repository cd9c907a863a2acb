import type { GenreView } from '@book-store/contract/schemas/genres';
import { slugOf } from '@book-store/contract/slugs';
import { useParams } from 'react-router-dom';
import { useGenresQuery } from '../../api/genres-api.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import noResults from '../../kit/pictures/no-results.svg?raw';
import { Picture } from '../../kit/pictures/picture.tsx';
import { paths } from '../../lib/paths.ts';
import { NoSuchShelf } from '../shelf/no-such-shelf.tsx';
import { ShelfGridSkeleton } from '../shelf/shelf-grid.tsx';
import { ShelfView } from '../shelf/shelf-view.tsx';
import { placeOf } from './load.ts';

/** The books of one genre. */
export default function GenrePage() {
  const { slug = '' } = useParams();
  const query = useGenresQuery();
  return (
    <Loaded query={query} waiting={<ShelfGridSkeleton />} failed="These books could not be loaded.">
      {(genres) => {
        const genre = genres.find((one) => one.slug === slugOf(slug));
        if (!genre) return <NoSuchShelf text="There is no such genre in the shop." />;
        return <GenreShelf genre={genre} />;
      }}
    </Loaded>
  );
}

function GenreShelf({ genre }: { genre: GenreView }) {
  const { name } = genre;
  return (
    <ShelfView
      place={placeOf(genre)}
      name={name}
      description={`${name} books in our shop: what sells best, what is new, at every price. Pay in cash when they arrive.`}
      breadcrumbs={[{ name }]}
      empty={
        <EmptyState
          picture={<Picture drawing={noResults} />}
          text={`There are no books in ${name} at the moment.`}
        >
          <ButtonLink to={paths.books.to()}>Browse all books</ButtonLink>
        </EmptyState>
      }
    />
  );
}
