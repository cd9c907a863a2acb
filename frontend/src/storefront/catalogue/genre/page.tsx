import type { GenreView } from '@book-store/contract/catalogue/genres/genres.schemas';
import { slugOf } from '@book-store/contract/slugs';
import { useParams } from 'react-router-dom';
import { useGenresQuery } from '../../../api/calls/genres-api.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import noResults from '../../../kit/pictures/no-results.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { NoSuchShelf } from '../parts/shelf/no-such-shelf.tsx';
import { ShelfGridSkeleton } from '../parts/shelf/shelf-grid.tsx';
import { ShelfView } from '../parts/shelf/shelf-view.tsx';
import { shelfTexts } from '../shelf-texts.ts';
import { placeOf } from './load.ts';

/** The books of one genre. */
export default function GenrePage() {
  const texts = useTexts(shelfTexts).ofGenre;
  const { booksFailed } = useTexts(commonTexts);
  const { slug = '' } = useParams();
  const query = useGenresQuery();
  return (
    <Loaded query={query} waiting={<ShelfGridSkeleton />} failed={booksFailed}>
      {(genres) => {
        const genre = genres.find((one) => one.slug === slugOf(slug));
        if (!genre) return <NoSuchShelf text={texts.missing} />;
        return <GenreShelf genre={genre} />;
      }}
    </Loaded>
  );
}

function GenreShelf({ genre }: { genre: GenreView }) {
  const texts = useTexts(shelfTexts).ofGenre;
  const { browse } = useTexts(commonTexts);
  const { name } = genre;
  return (
    <ShelfView
      place={placeOf(genre)}
      name={name}
      description={texts.description(name)}
      breadcrumbs={[{ name }]}
      empty={
        <EmptyState picture={<Picture drawing={noResults} />} text={texts.empty(name)}>
          <ButtonLink to={paths.books.to()}>{browse}</ButtonLink>
        </EmptyState>
      }
    />
  );
}
