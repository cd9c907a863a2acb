import { decimalToNumber } from './decimal.ts';
import {
  Decimal,
  Double,
  isDocument,
  ObjectId,
  Regex,
  toName,
  typeName,
  UtcDate,
  type Value,
} from './values.ts';

/** A value as MongoDB's messages show it: { email: "a@b.org" }. */
export function toText(value: Value): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (value instanceof Double) return String(value.value);
  if (Array.isArray(value))
    return value.length === 0 ? '[]' : `[ ${value.map(toText).join(', ')} ]`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHex()}')`;
  if (value instanceof UtcDate) return `new Date(${value.ms})`;
  if (value instanceof Decimal) return String(decimalToNumber(value));
  if (value instanceof Regex) return `/${value.pattern}/${value.options}`;
  if (!isDocument(value)) return typeName(value);
  const fields = Object.keys(value).map((key) => `${toName(key)}: ${toText(value[key] as Value)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
