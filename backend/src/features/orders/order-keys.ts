import { fold } from '@book-store/contract/fold';
import { formatOrderNumber } from '@book-store/contract/order-number';

type Findable = {
  _id: { toString: () => string };
  number?: number | null | undefined;
  name: string;
  email: string;
  phone: string;
  address: { country: string; state: string; city: string; zipcode: string; street: string };
};

/** Returns the derived fields of an order for the owner's search and for sorting by delivery address. */
export function orderKeys({ _id, number, name, email, phone, address }: Findable) {
  const { country, state, city, zipcode, street } = address;
  return {
    searchText: [idLine(_id.toString(), number), ...[name, email, phone].map(toKey)].join('\n'),
    deliveryKey: [country, state, city, zipcode, street].map(toKey).join('\n'),
  };
}

const idLine = (id: string, number: number | null | undefined) =>
  number ? `${id} ${toKey(formatOrderNumber(number))}` : id;

/** A whole number, with or without its prefix; with it, its beginning is enough. */
const NUMBER = /^(bs[\s-]*)?(\d+)$/;
/** As short as the end of an id that people read out, and long enough not to match by chance. */
const PART_OF_ID = /^[0-9a-f]{6,24}$/;
const PHONE = /^\+?(?=.*\d)[\d\s().\-/]+$/;

/**
 * Returns a pattern for `searchText` that matches any part of a name, email, phone number or, from six
 * digits, of an id, or an order's number. Ignores case, accents and the spaces in phone numbers.
 */
export function searchPattern(q: string): RegExp {
  const part = PHONE.test(q) ? q.replace(/[^+\d]/g, '') : toKey(q);
  const [, prefix, digits = ''] = NUMBER.exec(toKey(q)) ?? [];
  if (prefix) return new RegExp(`^\\S+ bs-${digits}`);
  const escaped = part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  // Id and number are in the first line, so a leading line break excludes them.
  const pattern = PART_OF_ID.test(part) ? escaped : `\n.*${escaped}`;
  return new RegExp(digits ? `${pattern}|^\\S+ bs-${digits}\n` : pattern);
}

const toKey = (text: string) => fold(text).trim().replace(/\s+/g, ' ');
