import { PLACE_MAX, STREET_MAX, ZIPCODE_MAX } from '@book-store/contract/text-limits';
import { Schema } from 'mongoose';

/**
 * Marks an amount in minor units in a schema, or names the amounts within a value, so that a currency change converts
 * it. A past amount may exceed the currency's highest price, because nobody can lower it.
 */
export const money = { money: true };
export const pastMoney = { money: 'past' };
export const moneyIn = (...names: string[]) => ({ money: names });

export const cents = {
  type: Number,
  required: true,
  min: 0,
  validate: Number.isInteger,
  ...money,
};

/** The id of a referenced subdocument, declared explicitly for its type. */
export const partId = { type: Schema.Types.ObjectId, required: true, auto: true };

const place = { type: String, required: true, maxlength: PLACE_MAX };

export type StoredAddress = {
  street: string;
  city: string;
  country: string;
  /** Missing in older documents, and for unknown countries. */
  countryCode?: string | null | undefined;
  state: string;
  zipcode: string;
};

/** A delivery address as orders and accounts store it. */
export const addressSchema = new Schema<StoredAddress>(
  {
    street: { ...place, maxlength: STREET_MAX },
    city: place,
    country: place,
    countryCode: { type: String, maxlength: 2 },
    /** Empty in countries whose addresses have none. */
    state: { ...place, required: false, default: '' },
    zipcode: { ...place, required: false, default: '', maxlength: ZIPCODE_MAX },
  },
  { _id: false },
);
