import { COUNTRIES } from '@book-store/contract/settings/place/countries';
import { SeveralField } from '../../../../kit/fields/several-field.tsx';
import { byName, countryInEnglish } from './country-options.tsx';

type CountriesFieldProps = {
  label: string;
  name: string;
  /** Codes; none: everywhere. */
  value: readonly string[];
  error?: string | undefined;
  onChange: (countries: string[]) => void;
};

/** Returns countries as the field shows them. */
export const countriesInWords = (codes: readonly string[]): string =>
  codes.length > 0 ? codes.map(countryInEnglish).join(', ') : 'Everywhere';

/** Several countries, or all of them. */
export const CountriesField = (field: CountriesFieldProps) => (
  <SeveralField
    {...field}
    hint={field.value.length === 0 ? 'Everywhere, until you choose countries.' : undefined}
    className="sm:col-span-2"
    add="Add a country"
    choices={byName(COUNTRIES)}
    nameOf={countryInEnglish}
  />
);
