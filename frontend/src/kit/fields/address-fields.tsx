import {
  countriesOf,
  countryName,
} from '@book-store/contract/settings/delivery/delivery-countries';
import { countryOf } from '@book-store/contract/settings/place/country-of';
import { PLACE_MAX, STREET_MAX, ZIPCODE_MAX } from '@book-store/contract/text-limits';
import type { ComponentProps } from 'react';
import { useShopQuery } from '../../api/calls/shop-api.ts';
import { type TextsOf, useLanguage, useTexts } from '../../lib/wording/storefront-texts.ts';
import { formTexts } from '../forms/texts.ts';
import {
  ADDRESS_PARTS,
  type Address,
  type AddressPart,
  partsIn,
  partsInOrder,
} from './address-values.ts';
import { Field, type FieldSpec, SelectField } from './field.tsx';

const LENGTHS: Readonly<Record<AddressPart, number>> = {
  street: STREET_MAX,
  city: PLACE_MAX,
  zipcode: ZIPCODE_MAX,
  state: PLACE_MAX,
  country: PLACE_MAX,
};

const said = (part: AddressPart, texts: TextsOf<typeof formTexts>) => ({
  label: texts.address[part][0],
  maxLength: LENGTHS[part],
  'data-empty': texts.address[part][1],
});

/** What is said of the fields to an admin, who fills them in for somebody else. */
export const addressFieldsIn = (texts: TextsOf<typeof formTexts>) =>
  Object.fromEntries(
    ADDRESS_PARTS.map((part) => [`address.${part}`, said(part, texts)]),
  ) as Readonly<Record<`address.${AddressPart}`, FieldSpec>>;

/** What browsers call each part. */
const OWN: Readonly<Record<AddressPart, string>> = {
  street: 'address-line1',
  city: 'address-level2',
  zipcode: 'postal-code',
  state: 'address-level1',
  country: 'country-name',
};

type Given = Omit<ComponentProps<typeof Field>, 'label' | 'value' | 'onChange'> & {
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

type AddressFieldsProps = {
  /** Keeps several addresses of a page apart, for browsers that fill them in. */
  section?: string;
  /** Whether it is somebody else's address, which a browser does not know. */
  isOthers?: boolean;
  /** The address as it is stored: what it has is shown, also where its country has no such part. */
  stored?: Address | undefined;
  field: (part: AddressPart) => Given;
};

/**
 * An address in two columns, with the parts that it has in its country. Where the shop delivers to some countries only,
 * they are a list; otherwise any can be typed.
 */
export function AddressFields({ section = '', isOthers, stored, field }: AddressFieldsProps) {
  const texts = useTexts(formTexts);
  const { data: shop } = useShopQuery();
  const countries = shop && countriesOf(shop.ways);
  const country = field('country');
  const parts = partsIn(country.value, stored);
  const filled = (name: string) => (isOthers ? 'off' : `${section} ${name}`.trim());
  // A country that is typed changes no order, because the fields would move meanwhile.
  const typed = countries
    ? partsInOrder(country.value).filter((part) => part !== 'country')
    : ADDRESS_PARTS;
  return (
    <>
      {countries && (
        <CountryField countries={countries} {...country} autoComplete={filled('country')} />
      )}
      {typed
        .filter((part) => parts[part] !== 'none')
        .map((part) => (
          <Field
            key={part}
            {...said(part, texts)}
            autoComplete={filled(OWN[part])}
            className={part === 'street' ? 'sm:col-span-2' : ''}
            {...field(part)}
            required={parts[part] === 'required'}
            optional={parts[part] === 'optional'}
          />
        ))}
    </>
  );
}

type CountryFieldProps = Pick<Given, 'name' | 'value' | 'error' | 'onChange' | 'autoComplete'> & {
  countries: readonly string[];
};

/** Chooses a country by its name in the language of the page; one to which the shop does not deliver can only stay. */
function CountryField({ countries, value, onChange, ...given }: CountryFieldProps) {
  const texts = useTexts(formTexts);
  const language = useLanguage();
  const names = new Intl.Collator(language);
  const sorted = countries
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((one, other) => names.compare(one.name, other.name));
  const chosen = countryOf(value) ?? value;
  return (
    <SelectField
      {...given}
      label={texts.address.country[0]}
      required
      data-empty={texts.chooseCountry}
      className="sm:col-span-2"
      value={chosen}
      onChange={({ currentTarget }) => {
        const name = currentTarget.value && countryName(currentTarget.value, language);
        onChange({ currentTarget: { value: name } });
      }}
    >
      <option value="">{texts.choose}</option>
      {sorted.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
      {chosen && !countries.includes(chosen) && <option value={chosen}>{value}</option>}
    </SelectField>
  );
}
