import type { OrderView } from '@book-store/contract/schemas/orders';
import { PLACE_MAX, STREET_MAX, ZIPCODE_MAX } from '@book-store/contract/text-limits';
import { Field } from '../../kit/forms/field.tsx';

type Address = OrderView['address'];

const fields = [
  { name: 'street', label: 'Street and house number', max: STREET_MAX },
  { name: 'zipcode', label: 'Zip code', max: ZIPCODE_MAX },
  { name: 'city', label: 'City', max: PLACE_MAX },
  { name: 'state', label: 'State', max: PLACE_MAX },
  { name: 'country', label: 'Country', max: PLACE_MAX },
] as const satisfies { name: keyof Address; label: string; max: number }[];

/** The label of each field by its name. */
export const ADDRESS_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  fields.map(({ name, label }) => [`address.${name}`, label]),
);

type AddressFieldsProps = {
  address?: Address | undefined;
  errorOf: (path: string) => string | undefined;
};

/** The fields of a delivery address, as the owner enters them. */
export function AddressFields({ address, errorOf }: AddressFieldsProps) {
  return fields.map(({ name, label, max }) => (
    <Field
      key={name}
      label={label}
      name={`address.${name}`}
      defaultValue={address?.[name]}
      required
      maxLength={max}
      autoComplete="off"
      error={errorOf(`address.${name}`)}
    />
  ));
}

/** Returns the address that the fields hold. */
export const toAddress = (data: FormData): Address =>
  Object.fromEntries(
    fields.map(({ name }) => [name, String(data.get(`address.${name}`))]),
  ) as Address;
