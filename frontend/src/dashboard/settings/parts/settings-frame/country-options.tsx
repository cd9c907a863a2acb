import { COUNTRIES } from '@book-store/contract/settings/place/countries';

const inEnglish = new Intl.DisplayNames('en', { type: 'region' });

/** Returns the name of a country, by its code (ISO 3166), as the dashboard writes it. */
export const countryInEnglish = (code: string): string => inEnglish.of(code) ?? code;

/** Returns the codes of countries, sorted by their names. */
export const byName = (codes: readonly string[]): string[] =>
  [...codes].sort((one, other) =>
    countryInEnglish(one).localeCompare(countryInEnglish(other), 'en'),
  );

/** Countries as the options of a select, by name. */
export const CountryOptions = ({ of = COUNTRIES }: { of?: readonly string[] }) =>
  byName(of).map((code) => (
    <option key={code} value={code}>
      {countryInEnglish(code)}
    </option>
  ));
