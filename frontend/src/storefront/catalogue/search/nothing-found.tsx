import { Link } from 'react-router-dom';
import { useGetNearWordsQuery, useListCardsQuery } from '../../../api/calls/books-api.ts';
import { CATALOGUE } from '../../../api/refresh.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import noResults from '../../../kit/pictures/no-results.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { LazyAskButton } from '../../messages/parts/ask/lazy-ask-button.tsx';
import { GenrePills } from '../parts/shelf/genre-pills.tsx';
import { ShelfGrid } from '../parts/shelf/shelf-grid.tsx';
import { NoBooksYet } from '../parts/shelf/shelf-results.tsx';
import { shelfTexts } from '../shelf-texts.ts';
import { NEWEST } from './load.ts';

export function NothingFound({ q }: { q: string }) {
  const texts = useTexts(shelfTexts).search;
  const { browse } = useTexts(commonTexts);
  const { currentData: near = [] } = useGetNearWordsQuery(q, { skip: !q });
  const { data: newest } = useListCardsQuery(NEWEST, CATALOGUE);
  if (newest?.total === 0) return <NoBooksYet />;
  return (
    <div className="grid gap-8">
      <EmptyState picture={<Picture drawing={noResults} />} text={texts.none}>
        {near.length > 0 ? (
          <p>
            {texts.didYouMean}
            {near.map((word, at) => (
              <span key={word}>
                {at > 0 && (at === near.length - 1 ? texts.or : ', ')}
                <Link to={paths.search.to({ q: word })} className="link inline-block py-2">
                  {word}
                </Link>
              </span>
            ))}
            ?
          </p>
        ) : (
          <p className="prose text-muted">{texts.fewer}</p>
        )}
        <GenrePills />
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.books.to()}>{browse}</ButtonLink>
          {q && <LazyAskButton book={q} />}
        </div>
      </EmptyState>
      {newest && newest.books.length > 0 && (
        <section className="stack gap-6">
          <h2>{texts.newest}</h2>
          <ShelfGrid books={newest.books} />
        </section>
      )}
    </div>
  );
}
