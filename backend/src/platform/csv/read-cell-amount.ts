import { decimals } from '@book-store/contract/money';
import { separators } from '@book-store/contract/place';
import { currencySigns } from '@book-store/contract/read-amount';

/** Major units of the shop's currency, negative for outgoing money. */
export type CellAmount = {
  amount: number;
  /** The value of '1,234' if its separator is a decimal one. */
  orElse?: number | undefined;
};

const CURRENCIES = new Set([
  ...Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()),
  ...['us', 'rs', 'kr', 'zł', 'ft', 'lei', 'kč', 'fr', 'sfr', 'euro'],
]);
/** A currency symbol or word before or after the digits: '€', 'US$', 'EUR', 'Rs.', 'kr'. */
const CURRENCY = /(?<=^[+-]?)[\p{L}\p{Sc}]+\.?(?=[\d(-])|(?<=[\d.,–—-])[\p{L}\p{Sc}]+\.?(?=\)?$)/gu;
const LENGTH_MAX = 60;
const AMOUNT = /^([+-]?)(\(?)(\d(?:[\d.,]*\d)?)(?:[.,][-–—]+)?(\)?)([+-]?|CR|DR)$/i;

/**
 * Parses an amount in any usual notation of separators, currency and sign: '$12.50', '12,90 €', '1.234,50', 'CHF
 * 12.–', '-12', '12.30-', '(12.30)', '12.30 DR'. Returns undefined for anything else.
 */
export function readCellAmount(cell: string): CellAmount | undefined {
  if (cell.length > LENGTH_MAX) return undefined;
  const text = withoutCurrency(cell.replace(/[\p{Bidi_Control}\s'’]/gu, '').replace(/−/g, '-'));
  const [, before, open, digits = '', close, after = ''] = AMOUNT.exec(text) ?? [];
  const read = readDigits(digits);
  if (!read || Boolean(open) !== Boolean(close)) return undefined;
  const isOut = before === '-' || after === '-' || after.toUpperCase() === 'DR' || Boolean(open);
  if (!isOut) return read;
  return { amount: -read.amount, ...(read.orElse && { orElse: -read.orElse }) };
}

const asNumber = (digits: string) => Number(digits.replace(',', '.'));

function readDigits(digits: string): CellAmount | undefined {
  if (isOfThreeDecimals(digits)) return { amount: asNumber(digits) };
  if (/^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(digits)) {
    const amount = Number(digits.replace(/[.,]/g, ''));
    // A repeated separator separates thousands.
    const isEither = decimals() > 0 && digits.length <= 7;
    return { amount, ...(isEither && { orElse: asNumber(digits) }) };
  }
  if (/^\d+([.,]\d+)?$/.test(digits)) return { amount: asNumber(digits) };
  // Groups of three, or of two as in '1,23,456.50'.
  if (/^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(digits)) {
    return { amount: Number(digits.replaceAll(',', '')) };
  }
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(digits)) {
    return { amount: asNumber(digits.replaceAll('.', '')) };
  }
  return undefined;
}

/** Returns whether an amount has the shop's own format for a currency with three decimals. */
const isOfThreeDecimals = (digits: string): boolean =>
  decimals() === 3 && /^\d+[.,]\d{3}$/.test(digits) && digits.includes(separators().decimal);

const withoutCurrency = (amount: string): string =>
  amount.replace(CURRENCY, (sign) => {
    const word = sign.replace(/[\p{Sc}.]/gu, '').toLowerCase();
    return word === '' || CURRENCIES.has(word) ? '' : sign;
  });

/** Returns whether an amount names another currency than the shop's. */
export function isForeign(cell: string): boolean {
  const sign = cell.replace(/[\d\s.,'’–—-]/g, '').toLowerCase();
  const own = ['', ...currencySigns()].map((one) => one.replace(/[\s.]/g, '').toLowerCase());
  return !own.includes(sign);
}
