import { PAGES } from '@book-store/contract/pages';
import { useSearchParams } from 'react-router-dom';
import { parseWords } from '../../lib/list-params.ts';
import { ShelfView } from '../shelf/shelf-view.tsx';
import { Leads } from './leads.tsx';
import { place } from './load.ts';
import { NothingFound } from './nothing-found.tsx';

/** What a search finds; without words, every book. */
export default function SearchPage() {
  const [params] = useSearchParams();
  const q = parseWords(params);
  const name = q ? `Results for “${q}”` : PAGES.books.title;
  return (
    <ShelfView
      place={place}
      name={name}
      breadcrumbs={[{ name: q ? 'Search' : name }]}
      intro={q && <Leads q={q} />}
      empty={<NothingFound q={q} />}
    />
  );
}
