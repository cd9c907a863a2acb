import {
  ALL_GENRES_REFRESH,
  useAllGenreNames,
  useListAllGenresQuery,
} from '../../api/all-genres-api.ts';
import { Button } from '../../kit/button.tsx';
import { SelectField } from '../../kit/forms/field.tsx';

type CodeGenresProps = {
  label: string;
  name: string;
  /** Categories, with commas between them. */
  value: string;
  error?: string | undefined;
  onChange: (genres: string) => void;
};

/** The genres that a code is for, each with a way to take it off, and those to add. */
export function CodeGenres({ value, onChange, ...field }: CodeGenresProps) {
  const { data: genres = [] } = useListAllGenresQuery(undefined, ALL_GENRES_REFRESH);
  const nameOf = useAllGenreNames();
  const chosen = value.split(',').filter(Boolean);
  const give = (next: readonly string[]) => onChange(next.join(','));
  return (
    <div className="grid gap-2">
      <SelectField
        {...field}
        value=""
        onChange={({ currentTarget }) => give([...chosen, currentTarget.value])}
      >
        <option value="">Add a genre</option>
        {genres
          .filter(({ category }) => !chosen.includes(category))
          .map(({ category, name }) => (
            <option key={category} value={category}>
              {name}
            </option>
          ))}
      </SelectField>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {chosen.map((category) => (
          <li key={category}>
            <Button
              variant="secondary"
              aria-label={`Remove ${nameOf(category)}`}
              onClick={() => give(chosen.filter((other) => other !== category))}
            >
              {nameOf(category)} ×
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
