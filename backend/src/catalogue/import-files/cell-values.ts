import { toLanguage } from '@book-store/contract/catalogue/books/language';
import { fold } from '@book-store/contract/fold';
import { readCellAmount } from '../../platform/csv/read-cell-amount.ts';
import { BadCell } from './remarks.ts';

const YES = new Set([
  ...['yes', 'y', 'true', '1', 'x', 'on', '✓', '✔'],
  ...['ja', 'j', 'wahr', 'oui', 'vrai', 'sí', 'si', 'verdadero', 'sì', 'vero'],
]);
const NO = new Set([
  ...['', 'no', 'n', 'false', '0', 'off', '-'],
  ...['nein', 'falsch', 'non', 'faux', 'falso'],
]);

/** An empty cell means 'no'. */
export function toFlag(cell: string): boolean {
  const word = cell.trim().toLowerCase();
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  throw new BadCell('not-yes-or-no');
}

/** Returns a price in major units of the shop's currency. Throws `BadCell`, also for an ambiguous one like '1,234'. */
export function toPrice(cell: string): number {
  const read = readCellAmount(cell);
  if (!read) throw new BadCell('not-a-price');
  if (read.amount < 0) throw new BadCell('negative-price');
  if (read.orElse !== undefined) throw new BadCell('ambiguous-number');
  return read.amount;
}

/** Reads a whole number: '12', '12.0', '1,200' and '1.200'; '1.000' could be either. */
export function toWhole(cell: string): number {
  const text = cell.trim();
  if (/^\d{1,3}\.000$/.test(text)) throw new BadCell('ambiguous-number');
  const digits = text.replace(/^\d{1,3}([.,]\d{3})+$/, (whole) => whole.replace(/[.,]/g, ''));
  if (/^-?\d{1,15}([.,]0*)?$/.test(digits)) return Number.parseInt(digits, 10);
  throw new BadCell('not-whole');
}

/** Reads '320', '320 S.', '320 pages'. */
export const toPages = (cell: string): number =>
  toWhole(cell.replace(/(?<=\d)\s*\p{L}{1,7}\.?\s*$/u, ''));

const KILOS = /^(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:kg|kilos?|kilogramm?e?s?)$/i;
const GRAMS = /(?<=\d)\s*(?:g|gr|gramm?[aeio]?s?)\.?$/i;

/** Reads '350', '350 g', '0,35 kg'; returns grams. */
export function toGrams(cell: string): number {
  const text = cell.trim();
  const kilos = KILOS.exec(text)?.[1];
  if (kilos) return Math.round(Number(kilos.replace(',', '.')) * 1000);
  return toWhole(text.replace(GRAMS, ''));
}

/** Reads '1.5' or '1,5'. */
export function toNumber(cell: string): number {
  const text = cell.trim().replace(/^#\s*/, '').replace(',', '.');
  if (/^\d{1,9}(\.\d{1,9})?$/.test(text)) return Number(text);
  throw new BadCell('not-a-number');
}

/** A date without separators, as in ONIX: '20080501', '200805'. */
const BARE_DATE = /^((?:1[4-9]|20)\d\d)(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])?$/;
const SHORT_DATE = /^\d{1,2}([./-])\d{1,2}\1(\d\d)$/;
/** Two-digit years up to this one are in the 2000s. */
const LATEST_SHORT_YEAR = 40;

/** Reads the year of '2008', '2008.0', '2008-05-01', '1.5.08', '20080501' and 'Mai 2008'. */
export function toYear(cell: string): number {
  const text = cell.trim();
  if (/^\d{1,4}([.,]0*)?$/.test(text)) return Number.parseInt(text, 10);
  const year = BARE_DATE.exec(text)?.[1] ?? /(?<!\d)(1[4-9]|20)\d\d(?!\d)/.exec(text)?.[0];
  if (year) return Number(year);
  const short = SHORT_DATE.exec(text)?.[2];
  if (short) return Number(short) + (Number(short) > LATEST_SHORT_YEAR ? 1900 : 2000);
  throw new BadCell('not-a-year');
}

/** Tags are separated by commas, semicolons or bars. */
export const toTags = (cell: string): string[] =>
  cell
    .split(/[,;|]/)
    .map((tag) => tag.trim())
    .filter(Boolean);

/** Languages in which a file may name a language. */
const LOCALES = ['en', 'de', 'fr', 'es', 'it'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** The book trade's abbreviations of languages. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ dt: 'de', dtsch: 'de', deut: 'de', germ: 'de', engl: 'en', ingl: 'en', angl: 'en' },
  ...{ franz: 'fr', frz: 'fr', franc: 'fr', span: 'es', ital: 'it', niederl: 'nl', lat: 'la' },
  ...{ russ: 'ru', poln: 'pl', turk: 'tr', port: 'pt' },
};
/** Language codes by folded name: a file may say 'French', 'Französisch' or 'français'. */
let codes: ReadonlyMap<string, string> | undefined;

/** Returns the code of a named or abbreviated language; otherwise the cell unchanged. */
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
