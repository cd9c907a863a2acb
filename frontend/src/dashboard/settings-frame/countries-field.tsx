import { COUNTRIES } from '@book-store/contract/countries';
import { Button } from '../../kit/button.tsx';
import { SelectField } from '../../kit/forms/field.tsx';
import { CountryOptions, countryInEnglish } from './country-options.tsx';

type CountriesFieldProps = {
  label: string;
  name: string;
  /** Codes, with commas between them; none: everywhere. */
  value: string;
  error?: string | undefined;
  onChange: (countries: string) => void;
};

/** Several countries, each with a way to take it off, and those to add. */
export function CountriesField({ value, onChange, ...field }: CountriesFieldProps) {
  const codes = value.split(',').filter(Boolean);
  const give = (next: readonly string[]) => onChange(next.join(','));
  return (
    <div className="grid gap-2 sm:col-span-2">
      <SelectField
        {...field}
        hint={codes.length === 0 ? 'Everywhere, until you choose countries.' : undefined}
        value=""
        onChange={({ currentTarget }) => give([...codes, currentTarget.value])}
      >
        <option value="">Add a country</option>
        <CountryOptions of={COUNTRIES.filter((code) => !codes.includes(code))} />
      </SelectField>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {codes.map((code) => (
          <li key={code}>
            <Button
              variant="secondary"
              aria-label={`Remove ${countryInEnglish(code)}`}
              onClick={() => give(codes.filter((other) => other !== code))}
            >
              {countryInEnglish(code)} ×
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
