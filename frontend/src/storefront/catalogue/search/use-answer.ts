import { useSearchParams } from 'react-router-dom';
import {
  CATALOGUE_REFRESH,
  type CardPage,
  useListCardsQuery,
} from '../../../api/calls/books-api.ts';
import { booksQuery, stateAt } from '../parts/shelf/shelf-place.ts';
import { place } from './load.ts';

/** Returns what the search in the address has found, once that is known. */
export function useAnswer(): CardPage | undefined {
  const [params] = useSearchParams();
  return useListCardsQuery(booksQuery(place, stateAt(place, params)), CATALOGUE_REFRESH)
    .currentData;
}
