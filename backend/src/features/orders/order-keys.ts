import { fold } from '../../shared/fold.ts';

type Findable = {
  _id: { toString: () => string };
  name: string;
  email: string;
  phone: string;
  address: { country: string; state: string; city: string; zipcode: string; street: string };
};

/** What an order keeps so that the owner finds it, and parcels of one street stand together. */
export function orderKeys({ _id, name, email, phone, address }: Findable) {
  const { country, state, city, zipcode, street } = address;
  return {
    searchText: [_id.toString(), ...[name, email, phone].map(toKey)].join('\n'),
    deliveryKey: [country, state, city, zipcode, street].map(toKey).join('\n'),
  };
}

/** As long as the end of an id that people read out, and too long to be met by chance. */
const PART_OF_ID = /^[0-9a-f]{6,24}$/;
const PHONE = /^\+?(?=.*\d)[\d\s().\-/]+$/;

/**
 * A pattern for `searchText` that finds any part of a name, email, phone or, from six digits on, of
 * an id. Letter case, accents and the blanks in a phone number play no part.
 */
export function searchPattern(q: string): RegExp {
  const part = PHONE.test(q) ? q.replace(/[^+\d]/g, '') : toKey(q);
  const escaped = part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  // The id stands in the first line, so behind a line's end it is left out.
  return new RegExp(PART_OF_ID.test(part) ? escaped : `\n.*${escaped}`);
}

const toKey = (text: string) => fold(text).trim().replace(/\s+/g, ' ');
