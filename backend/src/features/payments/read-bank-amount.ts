import { decimals, toMinor } from '@book-store/contract/money';

/**
 * Returns an amount as banks write it, in minor units: '1.234,56', '1,234.56', '12.5', '+12', '12.30-', 'EUR 12,30'.
 * Money that went out is negative. Undefined for what is no amount.
 */
export function readBankAmount(cell: string): number | undefined {
  const text = cell.replace(/[\p{Bidi_Control}\s'’]|\p{Sc}|^[A-Z]{3}|[A-Z]{3}$/gu, '');
  const match = /^([+-]?)(\(?)(\d[\d.,]*)\)?([+-]?|CR|DR)$/.exec(text);
  if (!match) return undefined;
  const [, before, bracket, digits = '', after] = match;
  const { whole, fraction } = partsOf(digits);
  const minor = toMinor(Number(`${whole}.${fraction || '0'}`));
  if (!Number.isSafeInteger(minor)) return undefined;
  const isOut = before === '-' || after === '-' || after === 'DR' || bracket === '(';
  return isOut ? -minor : minor;
}

/** The last sign is before decimals, unless as many digits follow as stand between thousands. */
function partsOf(digits: string): { whole: string; fraction: string } {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const sign = digits[at] ?? '';
  const behind = digits.slice(at + 1);
  const isOnly = digits.indexOf(sign) === at;
  const isFraction =
    at >= 0 && isOnly && (behind.length < 3 || (behind.length === 3 && decimals() === 3));
  if (!isFraction) return { whole: digits.replace(/\D/g, ''), fraction: '' };
  return { whole: digits.slice(0, at).replace(/\D/g, ''), fraction: behind };
}
