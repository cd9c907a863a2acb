import { CommandError, ErrorCode } from '../errors.ts';
import { textOf } from './compare.ts';
import {
  compareParts,
  type DecimalParts,
  decimalParts,
  decimalText,
  decimalToNumber,
  partsOfNumber,
} from './decimal.ts';
import { orderOfType, Type } from './types.ts';
import {
  type Binary,
  type Decimal,
  type Document,
  Double,
  type Maybe,
  type ObjectId,
  type Opaque,
  type Regex,
  type Timestamp,
  toName,
  typeOf,
  type UtcDate,
  type Value,
} from './values.ts';

/**
 * Values as byte strings (latin1) whose byte order is MongoDB's order of the values.
 *
 * A value is one byte for its type and a payload that tells its own end. Text ends with 00, and a 00
 * inside becomes 00 FF; no type byte is FF, so a shorter text sorts first. Documents and arrays end
 * with 00, which is below every type byte.
 */
export function encodeKey(value: Maybe): string {
  return encode(value, refuseDecimal);
}

/** As encodeKey, for grouping: equal values give equal strings, and no value is refused. */
export function encodeHashKey(value: Maybe): string {
  return encode(value, decimalText);
}

/** The same key in descending order: every byte inverted. */
export function invertKey(key: string): string {
  const bytes = Buffer.from(key, 'latin1');
  for (let i = 0; i < bytes.length; i++) bytes[i] = 255 - (bytes[i] as number);
  return bytes.toString('latin1');
}

type InexactDecimal = (value: Decimal) => string;

function refuseDecimal(): string {
  throw new CommandError(
    ErrorCode.NotImplemented,
    'A Decimal128 that no double equals cannot be an _id or in an index of the embedded database.',
  );
}

function encode(value: Maybe, inexact: InexactDecimal): string {
  const type = typeOf(value);
  return typeByte(type) + payload(type, value as Value, inexact);
}

const typeByte = (type: number): string => String.fromCharCode(orderOfType[type] as number);

function payload(type: number, value: Value, inexact: InexactDecimal): string {
  switch (type) {
    case Type.Double:
    case Type.Int:
    case Type.Long:
    case Type.Decimal:
      return numberPayload(value, inexact);
    case Type.String:
    case Type.Symbol:
      return text(textOf(value));
    case Type.Object:
      return documentPayload(value as Document, inexact);
    case Type.Array: {
      let result = '';
      for (const element of value as Value[]) result += encode(element, inexact);
      return `${result}\0`;
    }
    case Type.Binary: {
      const { bytes, subtype } = value as Binary;
      scratch.writeUInt32BE(bytes.length);
      return (
        scratch.toString('latin1', 0, 4) + String.fromCharCode(subtype) + bytes.toString('latin1')
      );
    }
    case Type.ObjectId:
      return (value as ObjectId).bytes;
    case Type.Bool:
      return value ? '\x01' : '\0';
    case Type.Date:
      return sortableLong(BigInt((value as UtcDate).ms));
    case Type.Timestamp:
      scratch.writeBigUInt64BE((value as Timestamp).value);
      return scratch.toString('latin1', 0, 8);
    case Type.Regex:
      return text((value as Regex).pattern) + text((value as Regex).options);
    case Type.DBPointer:
    case Type.Code:
    case Type.CodeWithScope:
      return terminated((value as Opaque).bytes.toString('latin1'));
    default:
      return '';
  }
}

function documentPayload(document: Document, inexact: InexactDecimal): string {
  let result = '';
  for (const key in document) {
    const value = document[key] as Value;
    const type = typeOf(value);
    result += typeByte(type) + text(toName(key)) + payload(type, value, inexact);
  }
  return `${result}\0`;
}

const scratch = Buffer.alloc(16);

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of bytes that need no escaping
const simpleText = /^[\x01-\x7f]*$/;

function text(value: string): string {
  if (simpleText.test(value)) return `${value}\0`;
  return terminated(Buffer.from(value, 'utf8').toString('latin1'));
}

const terminated = (latin1: string): string => `${latin1.replaceAll('\0', '\0\xff')}\0`;

function sortableLong(value: bigint): string {
  scratch.writeBigInt64BE(value);
  scratch[0] = (scratch[0] as number) ^ 0x80;
  return scratch.toString('latin1', 0, 8);
}

/**
 * Eight bytes of sortable double, and two bytes for what a 64-bit integer has above that double
 * (at most 1,023). NaN sorts below minus infinity, as in MongoDB.
 */
function numberPayload(value: Value, inexact: InexactDecimal): string {
  if (typeof value === 'number') return `${sortableDouble(value)}\0\0`;
  if (value instanceof Double) return `${sortableDouble(value.value)}\0\0`;
  if (typeof value === 'bigint') return longPayload(value);
  return decimalPayload(value as Decimal, inexact);
}

function longPayload(value: bigint): string {
  let below = Number(value);
  if (BigInt(below) > value) below = previousDouble(below);
  const rest = Number(value - BigInt(below));
  return sortableDouble(below) + String.fromCharCode(rest >> 8, rest & 255);
}

function decimalPayload(value: Decimal, inexact: InexactDecimal): string {
  const parts = decimalParts(value);
  const nearest = decimalToNumber(value);
  const isDouble =
    typeof parts === 'number' ||
    (Number.isFinite(nearest) && compareParts(parts, partsOfNumber(nearest)) === 0);
  if (isDouble) return `${sortableDouble(nearest)}\0\0`;
  const long = longOf(parts);
  if (long !== undefined) return longPayload(long);
  return `${sortableDouble(nearest)}\xff\xff${terminated(inexact(value))}`;
}

function longOf({ coefficient, exponent }: DecimalParts): bigint | undefined {
  if (exponent < 0 || exponent > 19) return undefined;
  const integer = coefficient * 10n ** BigInt(exponent);
  return BigInt.asIntN(64, integer) === integer ? integer : undefined;
}

function sortableDouble(value: number): string {
  if (Number.isNaN(value)) return '\0\0\0\0\0\0\0\0';
  scratch.writeDoubleBE(value === 0 ? 0 : value);
  if ((scratch[0] as number) & 0x80)
    for (let i = 0; i < 8; i++) scratch[i] = 255 - (scratch[i] as number);
  else scratch[0] = (scratch[0] as number) | 0x80;
  return scratch.toString('latin1', 0, 8);
}

function previousDouble(value: number): number {
  scratch.writeDoubleBE(value);
  const bits = scratch.readBigInt64BE();
  scratch.writeBigInt64BE(value > 0 ? bits - 1n : bits + 1n);
  return scratch.readDoubleBE();
}
