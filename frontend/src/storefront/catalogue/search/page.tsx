import { useSearchParams } from 'react-router-dom';
import { type CardPage, useListCardsQuery } from '../../../api/calls/books-api.ts';
import { CATALOGUE } from '../../../api/refresh.ts';
import { parseWords } from '../../../lib/addresses/list-params.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { booksQuery, stateAt } from '../parts/shelf/shelf-place.ts';
import { ShelfView } from '../parts/shelf/shelf-view.tsx';
import { shelfTexts } from '../shelf-texts.ts';
import { Leads } from './leads.tsx';
import { place } from './load.ts';
import { NothingFound } from './nothing-found.tsx';

/** What a search finds; without words, every book. */
export default function SearchPage() {
  const texts = useTexts(shelfTexts).search;
  const { allBooks } = useTexts(commonTexts);
  const [params] = useSearchParams();
  const q = parseWords(params);
  const found = useAnswer();
  const words = found?.searchedFor ?? q;
  const isNear = found?.match === 'near' && found.total > 0;
  const results = isNear ? texts.noneExact(q) : texts.results(words);
  const name = q ? results : allBooks;
  return (
    <ShelfView
      place={place}
      name={name}
      note={found?.searchedFor && texts.noneFor(q)}
      breadcrumbs={[{ name: q ? texts.search : name }]}
      intro={q && <Leads q={words} found={found} />}
      empty={<NothingFound q={q} />}
    />
  );
}

function useAnswer(): CardPage | undefined {
  const [params] = useSearchParams();
  return useListCardsQuery(booksQuery(place, stateAt(place, params)), CATALOGUE).currentData;
}
