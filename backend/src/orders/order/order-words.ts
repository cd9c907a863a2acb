import { toIsbn13 } from '@book-store/contract/catalogue/books/isbn';
import { toEmail } from '@book-store/contract/email';
import { fold } from '@book-store/contract/fold';
import { readOrderNumber } from '@book-store/contract/settings/shop/order-number';
import {
  asStoredWords,
  backwards,
  digitsOf,
  personWords,
  WORD_MAX,
} from '../../platform/text/person-words.ts';
import { findableWords, spelledWords } from '../../platform/text/to-words.ts';

type Findable = {
  _id: { toString: () => string };
  number?: number | null | undefined;
  name: string;
  email?: string | null | undefined;
  phone: string;
  address?: { city: string; zipcode: string } | null | undefined;
  boughtGiftCard?: { recipient?: { name: string } | null | undefined } | null | undefined;
  lines: readonly {
    title: string;
    author?: string | null | undefined;
    isbn?: string | null | undefined;
  }[];
};

/** From `from`, inclusive, to `to`, exclusive. */
export type WordRange = { from: string; to: string };
/** One search term: matches an order with a word in one of these ranges. */
export type Term = readonly WordRange[];

/** More terms do not narrow a search any further. */
const TERMS_MAX = 8;
/** As short as the endings of ids and phone numbers that people read out. */
const ENDING_MIN = 4;
const ID_ENDING_MIN = 6;
/** Sorts after every word. */
const LAST = '\u{10ffff}';

/**
 * Returns the words by which the owner finds an order. The index finds prefixes, so the id's ending is stored as that
 * of a phone number is.
 */
export function orderWords(order: Findable): string[] {
  const { _id, number, address, lines } = order;
  const texts = [
    address?.city,
    address?.zipcode,
    order.boughtGiftCard?.recipient?.name,
    ...lines.flatMap(({ title, author }) => [title, author]),
  ];
  return asStoredWords([
    ...personWords(order),
    ...texts.flatMap((text) => findableWords(text ?? '')),
    ...lines.map(({ isbn }) => isbn ?? ''),
    ...(number ? [`#${number}`] : []),
    backwards(_id.toString()),
  ]);
}

const PHONE = /^\+?(?=.*\d)[\d\s().\-/]+$/;
const PART_OF_ID = /^[0-9a-f]+$/;

/** Every term must match, the longest first. Empty for a search without any letter or digit. */
export function searchTerms(q: string): Term[] {
  const text = fold(q).trim();
  const { digits = '', prefix } = readOrderNumber(text) ?? {};
  const ofNumber = digits ? [exactly(`#${digits}`)] : [];
  if (prefix === 'known') return [ofNumber];
  const isbn = toIsbn13(q);
  const ofIsbn = isbn ? [exactly(isbn)] : [];
  if (PHONE.test(text)) return [[...phoneTerm(text), ...ofNumber, ...ofIsbn]];
  if (isbn) return [ofIsbn];
  return q
    .split(/\s+/)
    .flatMap((part) => (part.includes('@') ? [[fold(toEmail(part))]] : spelledWords(part)))
    .toSorted(([a = ''], [b = '']) => b.length - a.length)
    .slice(0, TERMS_MAX)
    .map((spellings) => [...spellings.flatMap(beginningOrEnding), ...ofNumber]);
}

const beginningOrEnding = (word: string): Term => [
  beginning(word),
  ...(word.length >= ID_ENDING_MIN && PART_OF_ID.test(word) ? [beginning(backwards(word))] : []),
];

/** Digits may be an order number, a zip code, a year in a title, or part of a phone number. */
function phoneTerm(text: string): Term {
  const digits = digitsOf(text);
  // The international form drops a national number's leading zero.
  const endings = text.startsWith('+') ? [] : [digits, digits.replace(/^0+/, '')];
  return [
    beginning(digits),
    ...[...new Set(endings)]
      .filter(({ length }) => length >= ENDING_MIN)
      .map((ending) => beginning(backwards(ending))),
  ];
}

const beginning = (word: string): WordRange => {
  const from = word.slice(0, WORD_MAX);
  return { from, to: from + LAST };
};
const exactly = (word: string): WordRange => ({ from: word, to: `${word}\u0000` });
