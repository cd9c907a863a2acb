import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { SelectField } from '../../shared/ui/field.tsx';
import { GenreOptions } from '../../shared/ui/genre-options.tsx';
import { sortNames } from './search-choices.ts';
import type { SearchState } from './search-params.ts';

/** Genre and sort order of the results, kept in the URL so that a search can be shared. */
export function SearchFilters({ search }: { search: SearchState }) {
  const navigate = useNavigate();
  const choose = (change: { category?: string; sort?: string }) =>
    navigate(paths.search.to({ ...search, ...change, page: undefined }), {
      preventScrollReset: true,
    });
  return (
    <form action={paths.search.pattern} className="flex flex-wrap items-end gap-4">
      {search.q && <input type="hidden" name="q" value={search.q} />}
      <SelectField
        label="Genre"
        name="category"
        value={search.category ?? ''}
        onChange={(event) => choose({ category: event.target.value })}
        className="grow basis-36 md:grow-0 md:basis-52"
      >
        <option value="">All genres</option>
        <GenreOptions chosen={search.category} />
      </SelectField>
      <SelectField
        label="Sort by"
        name="sort"
        value={search.sort ?? ''}
        onChange={(event) => choose({ sort: event.target.value })}
        className="grow basis-36 md:grow-0 md:basis-52"
      >
        <option value="">{search.q ? 'Best match' : sortNames.newest}</option>
        {Object.entries(sortNames)
          .filter(([value]) => search.q || value !== 'newest')
          .map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
      </SelectField>
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </form>
  );
}
