import { fold } from '@book-store/contract/fold';

type Findable = {
  _id: { toString: () => string };
  name: string;
  email: string;
  phone: string;
  address: { country: string; state: string; city: string; zipcode: string; street: string };
};

/** Returns the derived fields of an order for the owner's search and for sorting by delivery address. */
export function orderKeys({ _id, name, email, phone, address }: Findable) {
  const { country, state, city, zipcode, street } = address;
  return {
    searchText: [_id.toString(), ...[name, email, phone].map(toKey)].join('\n'),
    deliveryKey: [country, state, city, zipcode, street].map(toKey).join('\n'),
  };
}

/** As short as the end of an id that people read out, and long enough not to match by chance. */
const PART_OF_ID = /^[0-9a-f]{6,24}$/;
const PHONE = /^\+?(?=.*\d)[\d\s().\-/]+$/;

/**
 * Returns a pattern for `searchText` that matches any part of a name, email, phone number or, from six
 * digits, of an id. Ignores case, accents and the spaces in phone numbers.
 */
export function searchPattern(q: string): RegExp {
  const part = PHONE.test(q) ? q.replace(/[^+\d]/g, '') : toKey(q);
  const escaped = part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  // The id is in the first line, so a leading line break excludes it.
  return new RegExp(PART_OF_ID.test(part) ? escaped : `\n.*${escaped}`);
}

const toKey = (text: string) => fold(text).trim().replace(/\s+/g, ' ');
