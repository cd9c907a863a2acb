import { withoutInvisible } from '../../invisible.ts';

/**
 * Normalises an ISBN of 10 or 13 digits, with or without hyphens, spaces and the word 'ISBN', to 13 digits; undefined
 * if it is invalid.
 */
export function toIsbn13(text: string): string | undefined {
  const digits = withoutInvisible(text)
    .toUpperCase()
    .replace(/^\s*ISBN(-1[03])?:?/, '')
    .replace(/[\s\p{Pd}]/gu, '');
  if (/^\d{9}[\dX]$/.test(digits)) {
    const sum = [...digits].reduce((total, sign, at) => total + digitOf(sign) * (10 - at), 0);
    return sum % 11 === 0 ? withCheckDigit(`978${digits.slice(0, 9)}`) : undefined;
  }
  const isRight = /^97[89]\d{10}$/.test(digits) && withCheckDigit(digits.slice(0, 12)) === digits;
  return isRight ? digits : undefined;
}

const digitOf = (sign: string) => (sign === 'X' ? 10 : Number(sign));

function withCheckDigit(twelve: string): string {
  const sum = [...twelve].reduce((total, sign, at) => total + Number(sign) * (at % 2 ? 3 : 1), 0);
  return twelve + ((10 - (sum % 10)) % 10);
}
