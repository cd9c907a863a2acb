import type { Decimal } from './values.ts';

/** A finite Decimal128 as coefficient * 10^exponent; the coefficient does not end with a 0. */
export interface DecimalParts {
  coefficient: bigint;
  exponent: number;
}

/** NaN or an infinity as a JS number, or the exact parts of a finite value. */
export function decimalParts(decimal: Decimal): number | DecimalParts {
  const low = decimal.bytes.readBigUInt64LE(0);
  const high = decimal.bytes.readBigUInt64LE(8);
  const negative = high >> 63n === 1n;
  const combination = Number((high >> 58n) & 31n);
  if (combination === 31) return Number.NaN;
  if (combination === 30) return negative ? -Infinity : Infinity;
  // Coefficients of the second form exceed 34 digits and count as zero (IEEE 754-2008, 3.5.2).
  const second = combination >> 3 === 3;
  let exponent = Number((high >> (second ? 47n : 49n)) & 0x3fffn) - 6176;
  let coefficient = second ? 0n : ((high & 0x1ffffffffffffn) << 64n) | low;
  if (coefficient > 10n ** 34n - 1n) coefficient = 0n;
  if (coefficient === 0n) return { coefficient, exponent: 0 };
  for (; coefficient % 10n === 0n; exponent++) coefficient /= 10n;
  return { coefficient: negative ? -coefficient : coefficient, exponent };
}

/** The nearest double. */
export function decimalToNumber(decimal: Decimal): number {
  return Number(decimalText(decimal));
}

/** One text for all representations of the same number: 1.0 and 1.00 are both 1e0. */
export function decimalText(decimal: Decimal): string {
  const parts = decimalParts(decimal);
  return typeof parts === 'number' ? String(parts) : `${parts.coefficient}e${parts.exponent}`;
}

/** -1, 0 or 1; both sides finite. Exact. */
export function compareParts(a: DecimalParts, b: DecimalParts): number {
  const exponent = Math.min(a.exponent, b.exponent);
  // Scaling by up to 12,000 digits is avoided when signs or magnitudes already decide.
  const signA = a.coefficient > 0n ? 1 : a.coefficient < 0n ? -1 : 0;
  const signB = b.coefficient > 0n ? 1 : b.coefficient < 0n ? -1 : 0;
  if (signA !== signB || signA === 0) return Math.sign(signA - signB);
  const magnitudeA = digits(a.coefficient) + a.exponent;
  const magnitudeB = digits(b.coefficient) + b.exponent;
  if (magnitudeA !== magnitudeB) return magnitudeA > magnitudeB ? signA : -signA;
  const left = a.coefficient * 10n ** BigInt(a.exponent - exponent);
  const right = b.coefficient * 10n ** BigInt(b.exponent - exponent);
  return left < right ? -1 : left > right ? 1 : 0;
}

const digits = (n: bigint): number => (n < 0n ? -n : n).toString().length;

/** The exact value of a finite double (every double is a finite decimal fraction). */
export function partsOfNumber(n: number): DecimalParts {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, n);
  const bits = view.getBigUint64(0);
  const rawExponent = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const mantissa = rawExponent === 0 ? fraction : fraction | 0x10000000000000n;
  const power = (rawExponent === 0 ? 1 : rawExponent) - 1075;
  const signed = bits >> 63n === 1n ? -mantissa : mantissa;
  return power >= 0
    ? { coefficient: signed * 2n ** BigInt(power), exponent: 0 }
    : { coefficient: signed * 5n ** BigInt(-power), exponent: power };
}
