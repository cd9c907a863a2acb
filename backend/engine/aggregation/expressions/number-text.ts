import { decimalParts } from '../../bson/decimal.ts';
import { Decimal, Double, type Value } from '../../bson/values.ts';

/** A number as $toString and $concat-like operators print it: 1e+21 style for huge doubles, no ".0". */
export function numberText(value: Value): string {
  if (value instanceof Decimal) {
    const parts = decimalParts(value);
    if (typeof parts === 'number') return String(parts);
    return scientific(parts.coefficient, parts.exponent);
  }
  return String(value instanceof Double ? value.value : value);
}

/** The text IEEE 754-2008 and the BSON Decimal128 specification give: plain where short, else with E. */
function scientific(coefficient: bigint, exponent: number): string {
  const sign = coefficient < 0n ? '-' : '';
  const digits = (coefficient < 0n ? -coefficient : coefficient).toString();
  const adjusted = exponent + digits.length - 1;
  if (exponent > 0 || adjusted < -6) {
    const fraction = digits.length > 1 ? `.${digits.slice(1)}` : '';
    return `${sign}${digits[0]}${fraction}E${adjusted >= 0 ? '+' : ''}${adjusted}`;
  }
  if (exponent === 0) return sign + digits;
  const padded = digits.padStart(1 - exponent, '0');
  return `${sign}${padded.slice(0, exponent)}.${padded.slice(exponent)}`;
}
