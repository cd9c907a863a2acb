import { countryName } from '@book-store/contract/delivery-countries';
import type { ComponentProps } from 'react';
import { AddressFields } from '../../kit/forms/address-fields.tsx';
import { SelectField } from '../../kit/forms/field.tsx';
import { useLanguage, useTexts } from '../../lib/storefront-texts.ts';
import { checkoutTexts } from './texts.ts';
import type { Ways } from './use-ways.ts';

type ListedAddressProps = Pick<ComponentProps<typeof AddressFields>, 'field'> &
  Pick<Ways, 'country' | 'hasState'> & {
    countries: readonly string[];
    onCountry: (name: string) => void;
  };

/** An address in one of the countries that the shop delivers to, with a state only where addresses have one. */
export function ListedAddress(props: ListedAddressProps) {
  const words = useTexts(checkoutTexts);
  const { countries, country, hasState, field, onCountry } = props;
  const language = useLanguage();
  const names = new Intl.Collator(language);
  const sorted = countries
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((one, other) => names.compare(one.name, other.name));
  return (
    <>
      <SelectField
        label={words.country}
        name="address.country"
        autoComplete="country"
        required
        data-empty={words.chooseCountry}
        className="sm:col-span-2"
        value={country ?? ''}
        error={field('country').error}
        onChange={({ currentTarget: { value } }) =>
          onCountry(value && countryName(value, language))
        }
      >
        <option value="">{words.choose}</option>
        {sorted.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <AddressFields
        parts={['street', 'city', 'zipcode', ...(hasState ? (['state'] as const) : [])]}
        field={field}
      />
    </>
  );
}
