import { PLACE_MAX, STREET_MAX, ZIPCODE_MAX } from '@book-store/contract/text-limits';
import { Schema } from 'mongoose';

const place = { type: String, required: true, maxlength: PLACE_MAX };

type StoredAddress = {
  street: string;
  city: string;
  country: string;
  state: string;
  zipcode: string;
};

/** A delivery address as an order or an account stores it. */
export const addressSchema = new Schema<StoredAddress>(
  {
    street: { ...place, maxlength: STREET_MAX },
    city: place,
    country: place,
    /** Empty where addresses have none. */
    state: { ...place, required: false, default: '' },
    zipcode: { ...place, maxlength: ZIPCODE_MAX },
  },
  { _id: false },
);
