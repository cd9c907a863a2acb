import { fold } from '@book-store/contract/fold';
import { toLanguage } from '@book-store/contract/language';
import { decimals } from '@book-store/contract/money';
import { separators } from '@book-store/contract/place';
import { currencySigns } from '@book-store/contract/read-amount';

/** Thrown for a cell whose value no book can have, with a message for the owner. */
export class BadCell extends Error {
  override name = 'BadCell';
}

const YES = new Set([
  ...['yes', 'y', 'true', '1', 'x', 'on', '✓', '✔'],
  ...['ja', 'j', 'wahr', 'oui', 'vrai', 'sí', 'si', 'verdadero', 'sì', 'vero'],
]);
const NO = new Set([
  ...['', 'no', 'n', 'false', '0', 'off', '-'],
  ...['nein', 'falsch', 'non', 'faux', 'falso'],
]);

/** Returns the flag in a cell; an empty cell means 'no'. */
export function toFlag(cell: string): boolean {
  const word = cell.trim().toLowerCase();
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  throw new BadCell('This must be yes or no.');
}

const CURRENCIES = new Set([
  ...Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()),
  ...['us', 'rs', 'kr', 'zł', 'ft', 'lei', 'kč', 'fr', 'sfr', 'euro'],
]);
const TWO_WAYS = 'This can be read in two ways. Please write it like 1234.00.';

/**
 * Returns an amount in major units of the shop's currency, whatever separates its digits and however the currency is
 * written: '$12.50', '12,90 €', '1.234,50', 'CHF 12.–'. Throws `BadCell`, also for one like '1,234',
 * which could be either, unless the currency has three decimals and the locale writes them with this sign.
 */
export function toPrice(cell: string): number {
  const text = withoutCurrency(cell.replace(/[\s'’]/g, '')).replace(/[.,][-–—]+$/, '');
  if (hasThreeDecimals(text)) return Number(text.replace(',', '.'));
  const isGrouped = /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(text);
  if (isGrouped && decimals() > 0 && text.length <= 7) throw new BadCell(TWO_WAYS);
  if (isGrouped) return Number(text.replace(/[.,]/g, ''));
  if (/^\d+([.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'));
  // Groups of three, or of two as in '1,23,456.50'.
  if (/^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(text)) {
    return Number(text.replaceAll('.', '').replace(',', '.'));
  }
  if (/^-\d/.test(text)) throw new BadCell('A price cannot be negative.');
  throw new BadCell('This is not a price. Please write it like 12.50.');
}

/** Returns whether an amount is as the shop itself writes those of a currency with three decimals. */
const hasThreeDecimals = (text: string): boolean =>
  decimals() === 3 && /^\d+[.,]\d{3}$/.test(text) && text.includes(separators().decimal);

/** Returns whether an amount says that it is in another currency than the shop's. */
export function isForeign(cell: string): boolean {
  const sign = cell.replace(/[\d\s.,'’–—-]/g, '').toLowerCase();
  const own = ['', ...currencySigns()].map((one) => one.replace(/[\s.]/g, '').toLowerCase());
  return !own.includes(sign);
}

/** Returns an amount without its sign or word before or behind: '€', 'US$', 'EUR', 'Rs.', 'kr'. */
const withoutCurrency = (amount: string): string =>
  amount.replace(/^[\p{L}\p{Sc}]+\.?(?=[\d-])|(?<=[\d.,–—-])[\p{L}\p{Sc}]+\.?$/gu, (sign) => {
    const word = sign.replace(/[\p{Sc}.]/gu, '').toLowerCase();
    return word === '' || CURRENCIES.has(word) ? '' : sign;
  });

/** Returns a whole number: '12', '12.0', '1,200' and '1.200'; '1.000' could be either. */
export function toWhole(cell: string): number {
  const text = cell.trim();
  if (/^\d{1,3}\.000$/.test(text)) throw new BadCell(TWO_WAYS);
  const digits = text.replace(/^\d{1,3}([.,]\d{3})+$/, (whole) => whole.replace(/[.,]/g, ''));
  if (/^-?\d{1,15}([.,]0*)?$/.test(digits)) return Number.parseInt(digits, 10);
  throw new BadCell('This must be a whole number.');
}

/** Returns a number of pages: '320', '320 S.', '320 pages'. */
export const toPages = (cell: string): number =>
  toWhole(cell.replace(/(?<=\d)\s*\p{L}{1,7}\.?\s*$/u, ''));

const KILOS = /^(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:kg|kilos?|kilogramm?e?s?)$/i;
const GRAMS = /(?<=\d)\s*(?:g|gr|gramm?[aeio]?s?)\.?$/i;

/** Returns a weight in grams: '350', '350 g', '0,35 kg'. */
export function toGrams(cell: string): number {
  const text = cell.trim();
  const kilos = KILOS.exec(text)?.[1];
  if (kilos) return Math.round(Number(kilos.replace(',', '.')) * 1000);
  return toWhole(text.replace(GRAMS, ''));
}

/** Returns a number like '1.5' or '1,5'. */
export function toNumber(cell: string): number {
  const text = cell.trim().replace(/^#\s*/, '').replace(',', '.');
  if (/^\d{1,9}(\.\d{1,9})?$/.test(text)) return Number(text);
  throw new BadCell('This must be a number.');
}

/** A date without marks, as ONIX has it: '20080501', '200805'. */
const BARE_DATE = /^((?:1[4-9]|20)\d\d)(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])?$/;
const SHORT_DATE = /^\d{1,2}([./-])\d{1,2}\1(\d\d)$/;
/** A year of two digits is at most this one of our century. */
const LATEST_SHORT_YEAR = 40;

/** Returns the year: '2008', '2008.0', '2008-05-01', '1.5.08', '20080501' and 'Mai 2008'. */
export function toYear(cell: string): number {
  const text = cell.trim();
  if (/^\d{1,4}([.,]0*)?$/.test(text)) return Number.parseInt(text, 10);
  const year = BARE_DATE.exec(text)?.[1] ?? /(?<!\d)(1[4-9]|20)\d\d(?!\d)/.exec(text)?.[0];
  if (year) return Number(year);
  const short = SHORT_DATE.exec(text)?.[2];
  if (short) return Number(short) + (Number(short) > LATEST_SHORT_YEAR ? 1900 : 2000);
  throw new BadCell('This is not a year. Please write it like 2008.');
}

/** Returns the tags of a cell, which commas, semicolons or bars separate. */
export const toTags = (cell: string): string[] =>
  cell
    .split(/[,;|]/)
    .map((tag) => tag.trim())
    .filter(Boolean);

/** A file may name a language in any of these. */
const LOCALES = ['en', 'de', 'fr', 'es', 'it'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** How the trade abbreviates languages. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ dt: 'de', dtsch: 'de', deut: 'de', germ: 'de', engl: 'en', ingl: 'en', angl: 'en' },
  ...{ franz: 'fr', frz: 'fr', franc: 'fr', span: 'es', ital: 'it', niederl: 'nl', lat: 'la' },
  ...{ russ: 'ru', poln: 'pl', turk: 'tr', port: 'pt' },
};
/** The codes of languages by their folded names: a file may say 'French', 'Französisch' or 'français'. */
let codes: ReadonlyMap<string, string> | undefined;

/** Returns the code of a language that a cell names or abbreviates; else the cell as it is. */
export function toLanguageCode(cell: string): string {
  const text = cell.trim();
  if (toLanguage(text)) return text;
  codes ??= codesByName();
  return codes.get(fold(text)) ?? SHORT[fold(text).replace(/\.$/, '')] ?? text;
}

function codesByName(): ReadonlyMap<string, string> {
  const pairs = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter(toLanguage);
  return new Map(
    LOCALES.flatMap((locale) => {
      const names = new Intl.DisplayNames(locale, { type: 'language' });
      return pairs.map((code) => [fold(names.of(code) ?? code), toLanguage(code) ?? code] as const);
    }),
  );
}
