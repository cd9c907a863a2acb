import { PHONE_RULE, WRITTEN_PHONE_PATTERN } from '@book-store/contract/phone';
import type { OrderView } from '@book-store/contract/schemas/orders';
import { NAME_MAX, PLACE_MAX, STREET_MAX, ZIPCODE_MAX } from '@book-store/contract/text-limits';

type Address = OrderView['address'];

const line = (label: string, maxLength: number) => ({
  label,
  maxLength,
  required: true,
  autoComplete: 'off',
});

const ADDRESS_FIELDS = {
  'address.street': line('Street and house number', STREET_MAX),
  'address.zipcode': line('Zip code', ZIPCODE_MAX),
  'address.city': line('City', PLACE_MAX),
  'address.state': line('State', PLACE_MAX),
  'address.country': line('Country', PLACE_MAX),
};

/** Who gets an order and where, as the owner enters it: its fields, by the paths of their values. */
export const RECIPIENT_FIELDS = {
  name: { label: 'Name', maxLength: NAME_MAX, autoComplete: 'off' },
  phone: {
    label: 'Phone',
    type: 'tel',
    pattern: WRITTEN_PHONE_PATTERN,
    title: PHONE_RULE,
    autoComplete: 'off',
  },
  ...ADDRESS_FIELDS,
};

export type AddressValues = Record<keyof typeof ADDRESS_FIELDS, string>;
export const ADDRESS_NAMES = Object.keys(ADDRESS_FIELDS) as (keyof AddressValues)[];

/** Returns the address that the fields hold. */
export const toAddress = (values: AddressValues): Address => ({
  street: values['address.street'],
  zipcode: values['address.zipcode'],
  city: values['address.city'],
  state: values['address.state'],
  country: values['address.country'],
});

/** Returns what stands in each field. */
export const addressValues = (address: Address | undefined): AddressValues => ({
  'address.street': address?.street ?? '',
  'address.zipcode': address?.zipcode ?? '',
  'address.city': address?.city ?? '',
  'address.state': address?.state ?? '',
  'address.country': address?.country ?? '',
});
