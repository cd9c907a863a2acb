/**
 * How BSON values live in memory.
 *
 * int32 and double are JS numbers, int64 is a bigint. A double that looks like an int32 (10.0) is
 * wrapped in Double, so that a stored document keeps its types. Documents are objects without any
 * inherited property; a key that looks like an array index is kept behind a NUL, because JS would
 * reorder it (a BSON key can't contain NUL, so nothing else can have that name).
 */
import { aliasOfType, Type } from './types.ts';

/** Every value that is not a JS primitive or array carries its BSON type under this key. */
export const KIND: unique symbol = Symbol('bson type');

export class Double {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
  get [KIND]() {
    return Type.Double;
  }
}

/** 12 bytes as a latin1 string: half the size of hex, and it compares as the bytes do. */
export class ObjectId {
  readonly bytes: string;
  constructor(bytes: string) {
    this.bytes = bytes;
  }
  get [KIND]() {
    return Type.ObjectId;
  }
  toHex(): string {
    return Buffer.from(this.bytes, 'latin1').toString('hex');
  }
}

/** Whole milliseconds since 1970 in UTC; wider than a JS Date, as BSON's is. A bigint beyond 2^53. */
export class UtcDate {
  readonly ms: number | bigint;
  constructor(ms: number | bigint) {
    this.ms = ms;
  }
  get [KIND]() {
    return Type.Date;
  }
}

export class Binary {
  readonly subtype: number;
  readonly bytes: Buffer;
  constructor(subtype: number, bytes: Buffer) {
    this.subtype = subtype;
    this.bytes = bytes;
  }
  get [KIND]() {
    return Type.Binary;
  }
}

export class Regex {
  readonly pattern: string;
  readonly options: string;
  constructor(pattern: string, options: string) {
    this.pattern = pattern;
    this.options = options;
  }
  get [KIND]() {
    return Type.Regex;
  }
}

export class Timestamp {
  readonly value: bigint;
  constructor(value: bigint) {
    this.value = value;
  }
  get [KIND]() {
    return Type.Timestamp;
  }
}

/** A value that is kept byte for byte: MinKey, MaxKey, the deprecated types, and those below. */
export class Opaque {
  readonly type: number;
  readonly bytes: Buffer;
  constructor(type: number, bytes: Buffer) {
    this.type = type;
    this.bytes = bytes;
  }
  get [KIND]() {
    return this.type;
  }
}

export class Decimal extends Opaque {
  constructor(bytes: Buffer) {
    super(Type.Decimal, bytes);
  }
}

/** A document that is already BSON; only ever part of a reply. */
export class EncodedDocument extends Opaque {
  constructor(bytes: Buffer) {
    super(Type.Object, bytes);
  }
}

export interface Document {
  [key: string]: Value;
}
export type Value =
  | null
  | boolean
  | number
  | bigint
  | string
  | Double
  | ObjectId
  | UtcDate
  | Binary
  | Regex
  | Timestamp
  | Opaque
  | Document
  | Value[];
/** A value, or nothing at all (a field that is not there). */
export type Maybe = Value | undefined;

const PlainDocument = function PlainDocument() {} as unknown as { new (): Document };
PlainDocument.prototype = Object.create(null, { [KIND]: { value: Type.Object } });

export const newDocument = (): Document => new PlainDocument();

/** Returns a document of the fields that are not undefined; names as a client sends them. */
export function documentOf(fields: Record<string, Maybe>): Document {
  const document = newDocument();
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    if (value !== undefined) document[toKey(key)] = value;
  }
  return document;
}

const looksLikeIndex = (name: string): boolean => {
  const first = name.charCodeAt(0);
  return first >= 48 && first <= 57 && /^(0|[1-9]\d{0,9})$/.test(name);
};
/** Returns the key that stands for a field's name in memory. */
export const toKey = (name: string): string => (looksLikeIndex(name) ? `\0${name}` : name);
/** Returns the name of a field from its key in memory. */
export const toName = (key: string): string => (key.charCodeAt(0) === 0 ? key.slice(1) : key);

/** True for values that int32 holds exactly; -0 is a double. */
export const isInt32 = (n: number): boolean => (n | 0) === n && (n !== 0 || 1 / n > 0);
/** A double, whatever its value. */
export const toDouble = (n: number): number | Double => (isInt32(n) ? new Double(n) : n);

/** The BSON type number of a value; 0 for a missing one. */
export function typeOf(value: Maybe): number {
  switch (typeof value) {
    case 'string':
      return Type.String;
    case 'number':
      return isInt32(value) ? Type.Int : Type.Double;
    case 'boolean':
      return Type.Bool;
    case 'bigint':
      return Type.Long;
    case 'undefined':
      return Type.Missing;
    default:
      if (value === null) return Type.Null;
      if (Array.isArray(value)) return Type.Array;
      return (value as unknown as { [KIND]: number })[KIND];
  }
}

export const isDocument = (value: Maybe): value is Document =>
  typeof value === 'object' &&
  value !== null &&
  (value as unknown as { [KIND]?: number })[KIND] === Type.Object;

export const isNumeric = (value: Maybe): value is number | bigint | Double | Decimal =>
  typeof value === 'number' ||
  typeof value === 'bigint' ||
  value instanceof Double ||
  value instanceof Decimal;

export const minKey = new Opaque(Type.MinKey, Buffer.alloc(0));
export const maxKey = new Opaque(Type.MaxKey, Buffer.alloc(0));

/** The alias that $type and error messages use. */
export const typeName = (value: Maybe): string => aliasOfType[typeOf(value)] ?? 'unknown';
