import { COUNTRIES } from '@book-store/contract/countries';

const inEnglish = new Intl.DisplayNames('en', { type: 'region' });

/** Returns the name of a country, by its code (ISO 3166), as the dashboard writes it. */
export const countryInEnglish = (code: string): string => inEnglish.of(code) ?? code;

/** Countries as the options of a select, by name. */
export const CountryOptions = ({ of = COUNTRIES }: { of?: readonly string[] }) =>
  of
    .map((code) => ({ code, name: countryInEnglish(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
