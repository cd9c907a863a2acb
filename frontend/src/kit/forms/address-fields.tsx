import type { OrderView } from '@book-store/contract/schemas/orders';
import { PLACE_MAX, STREET_MAX, ZIPCODE_MAX } from '@book-store/contract/text-limits';
import type { ComponentProps } from 'react';
import { type TextsOf, useTexts } from '../../lib/storefront-texts.ts';
import { Field, type FieldSpec } from './field.tsx';
import { formTexts } from './texts.ts';

export type Address = NonNullable<OrderView['address']>;
type Part = keyof Address;
/** What stands in the fields of an address, by the paths of the server's errors. */
export type AddressValues = Record<`address.${Part}`, string>;

const LENGTHS: Readonly<Record<Part, number>> = {
  street: STREET_MAX,
  city: PLACE_MAX,
  zipcode: ZIPCODE_MAX,
  state: PLACE_MAX,
  country: PLACE_MAX,
};
export const ADDRESS_PARTS = Object.keys(LENGTHS) as Part[];

const said = (part: Part, texts: TextsOf<typeof formTexts>): FieldSpec => ({
  label: texts.address[part][0],
  maxLength: LENGTHS[part],
  required: true,
  'data-empty': texts.address[part][1],
});
export const ADDRESS_NAMES = ADDRESS_PARTS.map((part) => `address.${part}` as const);

const byName = <Value,>(of: (part: Part) => Value) =>
  Object.fromEntries(ADDRESS_PARTS.map((part) => [`address.${part}`, of(part)])) as Record<
    keyof AddressValues,
    Value
  >;

/** The fields as an admin fills them in, for somebody else. */
export const ADDRESS_FIELDS = byName((part) => ({
  ...said(part, formTexts.english),
  autoComplete: 'off',
}));

/** Returns what stands in the fields for an address, or for none. */
export const addressValues = (address?: Address): AddressValues =>
  byName((part) => address?.[part] ?? '');

/** Returns the address that the fields hold. */
export const toAddress = (values: AddressValues): Address =>
  Object.fromEntries(
    ADDRESS_PARTS.map((part) => [part, values[`address.${part}`].trim()]),
  ) as Address;

/** What browsers call each part. */
const OWN: Readonly<Record<Part, string>> = {
  street: 'address-line1',
  city: 'address-level2',
  zipcode: 'postal-code',
  state: 'address-level1',
  country: 'country-name',
};

type AddressFieldsProps = {
  /** Keeps several addresses of a page apart, for browsers that fill them in. */
  section?: string;
  /** Those to show; otherwise all. */
  parts?: readonly Part[];
  field: (part: Part) => Omit<ComponentProps<typeof Field>, 'label'>;
};

/** The address of the person who fills it in, in two columns. */
export function AddressFields({ section = '', parts = ADDRESS_PARTS, field }: AddressFieldsProps) {
  const texts = useTexts(formTexts);
  return parts.map((part) => (
    <Field
      key={part}
      {...said(part, texts)}
      autoComplete={`${section} ${OWN[part]}`.trim()}
      className={part === 'street' ? 'sm:col-span-2' : ''}
      {...field(part)}
    />
  ));
}
