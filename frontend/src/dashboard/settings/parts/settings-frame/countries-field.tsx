import { COUNTRIES } from '@book-store/contract/settings/place/countries';
import { SeveralField } from '../../../../kit/fields/several-field.tsx';
import { byName, countryInEnglish } from './country-options.tsx';

type CountriesFieldProps = {
  label: string;
  name: string;
  /** Codes, with commas between them; none: everywhere. */
  value: string;
  error?: string | undefined;
  onChange: (countries: string) => void;
};

/** Several countries, or all of them. */
export const CountriesField = (field: CountriesFieldProps) => (
  <SeveralField
    {...field}
    hint={field.value === '' ? 'Everywhere, until you choose countries.' : undefined}
    className="sm:col-span-2"
    add="Add a country"
    choices={byName(COUNTRIES)}
    nameOf={countryInEnglish}
  />
);
