import { COUNTRIES } from '@book-store/contract/settings/place/countries';
import { SeveralField } from '../../../../kit/fields/several-field.tsx';
import { textsNow, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { placeTexts } from '../../place-texts.ts';
import { byNearness, countryNameNow } from './country-options.tsx';

type CountriesFieldProps = {
  label: string;
  name: string;
  /** Country codes; none means everywhere. */
  value: readonly string[];
  error?: string | undefined;
  onChange: (countries: string[]) => void;
};

export const countriesInWords = (codes: readonly string[]): string =>
  codes.length > 0
    ? codes.map(countryNameNow).join(', ')
    : textsNow(placeTexts).countries.everywhere;

export function CountriesField(field: CountriesFieldProps) {
  const texts = useTexts(placeTexts).countries;
  return (
    <SeveralField
      {...field}
      hint={field.value.length === 0 ? texts.everywhereYet : undefined}
      className="sm:col-span-2"
      add={texts.add}
      choices={byNearness(COUNTRIES)}
      nameOf={countryNameNow}
    />
  );
}
