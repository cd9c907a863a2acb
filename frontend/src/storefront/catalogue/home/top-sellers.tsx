import { useId, useState, useSyncExternalStore } from 'react';
import { useListCardsQuery } from '../../../api/calls/books-api.ts';
import { useGenresQuery } from '../../../api/calls/genres-api.ts';
import { CATALOGUE } from '../../../api/refresh.ts';
import { VIEW } from '../../../kit/carousel/use-near-slides.ts';
import { GenreOptions } from '../../../kit/fields/genre-options.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { keptText } from '../../../lib/storage/kept-text.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { catalogueTexts } from '../texts.ts';
import { BookCarousel } from './book-carousel.tsx';
import { TOP_SELLERS } from './load.ts';

const kept = keptText('book-store-genre-v1', 'tab');
const readKept = () => kept.read() ?? '';

/** No listener needed: only this select changes the stored genre. */
const never = () => () => {};

/** The chosen genre, which the tab remembers; empty for all genres, as on the server. */
function useRememberedGenre() {
  const remembered = useSyncExternalStore(never, readKept, () => '');
  const [chosen, setChosen] = useState<string>();
  const choose = (genre: string) => {
    setChosen(genre);
    kept.write(genre);
  };
  return [chosen ?? remembered, choose] as const;
}

export function TopSellers() {
  const texts = useTexts();
  const words = useTexts(catalogueTexts).home;
  const id = useId();
  const [remembered, choose] = useRememberedGenre();
  const { data: genres = [] } = useGenresQuery();
  const chosen = genres.find(({ category }) => category === remembered);
  const genre = chosen?.category;
  const { currentData, error, refetch } = useListCardsQuery(
    genre ? { ...TOP_SELLERS, category: genre } : TOP_SELLERS,
    CATALOGUE,
  );
  const select = (
    <div className="needs-script">
      <label htmlFor={id} className="sr-only">
        {words.genre}
      </label>
      <select
        id={id}
        value={genre ?? ''}
        onChange={(event) => choose(event.target.value)}
        className="min-h-11 w-full control"
      >
        <option value="">{texts.home.chooseGenre}</option>
        <GenreOptions genres={genres} chosen={genre} />
      </select>
    </div>
  );
  return (
    <section>
      <BookCarousel
        view={genre}
        label={texts.home.topSellers}
        heading={<h2>{texts.home.topSellers}</h2>}
        extra={select}
        books={currentData?.books}
        error={error}
        onRetry={refetch}
        seeAll={{
          to: chosen ? paths.genre.to(chosen.slug) : paths.books.to(),
          text: chosen ? words.allOf(chosen.name) : words.all,
        }}
        first={VIEW}
        empty={genre ? words.noneInGenre : words.none}
      />
    </section>
  );
}
