import { Binary, Opaque, type Value } from './values.ts';

const HEAD_BYTES = 8;
const SCALAR_BYTES = 12;

/** Returns about how many bytes of BSON a value takes, without encoding it. */
export function roughBytes(value: Value): number {
  if (typeof value === 'string') return HEAD_BYTES + value.length;
  if (typeof value !== 'object' || value === null) return SCALAR_BYTES;
  if (value instanceof Binary || value instanceof Opaque) return HEAD_BYTES + value.bytes.length;
  let bytes = SCALAR_BYTES;
  if (Array.isArray(value)) for (const one of value) bytes += roughBytes(one);
  else
    for (const key in value)
      bytes += key.length + roughBytes((value as Record<string, Value>)[key] as Value);
  return bytes;
}
