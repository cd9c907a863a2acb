import { PLACE_MAX, STREET_MAX, ZIPCODE_MAX } from '@book-store/contract/text-limits';
import { Schema } from 'mongoose';

const place = { type: String, required: true, maxlength: PLACE_MAX };

/** A delivery address as an order or an account stores it. */
export const addressSchema = new Schema(
  {
    street: { ...place, maxlength: STREET_MAX },
    city: place,
    country: place,
    state: place,
    zipcode: { ...place, maxlength: ZIPCODE_MAX },
  },
  { _id: false },
);
