import type { SavedDetails } from '@book-store/contract/schemas/account';
import { PLACE_MAX, STREET_MAX, ZIPCODE_MAX } from '@book-store/contract/text-limits';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/forms/field.tsx';

type Address = SavedDetails['addresses'][number];
export const EMPTY_ADDRESS: Address = { street: '', city: '', zipcode: '', state: '', country: '' };

const FIELDS: { part: keyof Address; label: string; autoComplete: string; max: number }[] = [
  { part: 'street', label: 'Address / Street', autoComplete: 'address-line1', max: STREET_MAX },
  { part: 'city', label: 'City', autoComplete: 'address-level2', max: PLACE_MAX },
  { part: 'zipcode', label: 'Zipcode', autoComplete: 'postal-code', max: ZIPCODE_MAX },
  { part: 'state', label: 'State', autoComplete: 'address-level1', max: PLACE_MAX },
  { part: 'country', label: 'Country', autoComplete: 'country-name', max: PLACE_MAX },
];

type AddressFieldsProps = {
  number: number;
  address: Address;
  errorOf: (part: keyof Address) => string | undefined;
  onChange: (address: Address) => void;
  onRemove: () => void;
};

/** One saved address. */
export function AddressFields(props: AddressFieldsProps) {
  const { number, address, errorOf, onChange, onRemove } = props;
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="sr-only">Address {number}</legend>
      {FIELDS.map(({ part, label, autoComplete, max }) => (
        <Field
          key={part}
          label={label}
          name={`addresses.${number - 1}.${part}`}
          autoComplete={`section-${number} ${autoComplete}`}
          maxLength={max}
          value={address[part]}
          error={errorOf(part)}
          onChange={({ currentTarget }) => onChange({ ...address, [part]: currentTarget.value })}
          className={part === 'street' ? 'sm:col-span-2' : ''}
          required
        />
      ))}
      <Button variant="link" onClick={onRemove} className="justify-self-start sm:col-span-2">
        Remove address {number}
      </Button>
    </fieldset>
  );
}
