import { isUtf8 } from 'node:buffer';
import { CommandError, ErrorCode } from '../errors.ts';
import { SharedTexts } from './shared-texts.ts';
import { Type } from './types.ts';
import {
  Binary,
  Decimal,
  type Document,
  newDocument,
  ObjectId,
  Opaque,
  Regex,
  Timestamp,
  toDouble,
  toKey,
  UtcDate,
  type Value,
} from './values.ts';

/** MongoDB stops at 180 levels; deeper input could exhaust the stack of recursive functions. */
export const MAX_DEPTH = 180;

const invalid = (why: string) => new CommandError(ErrorCode.InvalidBSON, `Invalid BSON: ${why}`);

/** A binary of this subtype repeats its length in its bytes. */
const OLD_BINARY = 2;

let buf: Buffer = Buffer.alloc(0);
let at = 0;
let end = 0;

/**
 * Returns the BSON document in `bytes` at `offset`.
 * Throws InvalidBSON (22) for wrong lengths, bad UTF-8 and unknown types, Overflow (15) when nested too deep.
 */
export function decodeDocument(bytes: Buffer, offset = 0): Document {
  buf = bytes;
  at = offset;
  end = bytes.length;
  const document = readDocument(0);
  buf = noBytes;
  return document;
}
const noBytes = Buffer.alloc(0);

/** As `decodeDocument`, but with no other top-level fields than those of these keys. */
export function decodeFields(bytes: Buffer, keys: ReadonlySet<string>): Document {
  buf = bytes;
  at = 0;
  end = bytes.length;
  const document = newDocument();
  const stop = enter(0);
  for (let left = keys.size; at < stop && left > 0; ) {
    const type = buf[at++] as number;
    const key = toKey(readName(stop));
    if (!keys.has(key)) skipValue(type, stop);
    else {
      document[key] = readValue(type, stop, 0);
      left--;
    }
  }
  buf = noBytes;
  return document;
}

const FIXED_BYTES = new Map<number, number>([
  [Type.Double, 8],
  [Type.ObjectId, 12],
  [Type.Bool, 1],
  [Type.Date, 8],
  [Type.Null, 0],
  [Type.Int, 4],
  [Type.Long, 8],
]);

function skipValue(type: number, stop: number): void {
  const fixed = FIXED_BYTES.get(type);
  if (fixed !== undefined) need(fixed, stop);
  else if (type === Type.String) need(buf.readInt32LE(need(4, stop)), stop);
  else if (type === Type.Object || type === Type.Array) need(documentLength(buf, at, end), stop);
  else readValue(type, stop, 0);
}

/** Returns the length of the document at `offset`. InvalidBSON (22) when it can't be right. */
export function documentLength(bytes: Buffer, offset: number, limit: number): number {
  const length = offset + 4 <= limit ? bytes.readInt32LE(offset) : 0;
  if (length < 5 || offset + length > limit || bytes[offset + length - 1] !== 0)
    throw invalid('a document whose length does not fit');
  return length;
}

function enter(depth: number): number {
  if (depth > MAX_DEPTH)
    throw new CommandError(ErrorCode.Overflow, `BSON nested deeper than ${MAX_DEPTH} levels`);
  const stop = at + documentLength(buf, at, end) - 1;
  at += 4;
  return stop;
}

function leave(stop: number): void {
  if (at !== stop) throw invalid('a value runs past the end of its document');
  at = stop + 1;
}

function readDocument(depth: number): Document {
  const stop = enter(depth);
  const document = newDocument();
  while (at < stop) {
    const type = buf[at++] as number;
    const key = toKey(readName(stop));
    document[key] = readValue(type, stop, depth);
  }
  leave(stop);
  return document;
}

function readArray(depth: number): Value[] {
  const stop = enter(depth);
  const array: Value[] = [];
  while (at < stop) {
    const type = buf[at++] as number;
    skipName(stop);
    array.push(readValue(type, stop, depth));
  }
  leave(stop);
  return array;
}

function need(bytes: number, stop: number): number {
  if (bytes < 0 || at + bytes > stop) throw invalid('a value runs past the end of its document');
  const from = at;
  at += bytes;
  return from;
}

function readValue(type: number, stop: number, depth: number): Value {
  switch (type) {
    case Type.Double:
      return toDouble(buf.readDoubleLE(need(8, stop)));
    case Type.String:
      return readString(stop);
    case Type.Object:
      return readDocument(depth + 1);
    case Type.Array:
      return readArray(depth + 1);
    case Type.ObjectId: {
      const from = need(12, stop);
      return new ObjectId(buf.toString('latin1', from, at));
    }
    case Type.Bool: {
      const byte = buf[need(1, stop)];
      if (byte !== 0 && byte !== 1) throw invalid('a boolean that is neither true nor false');
      return byte === 1;
    }
    case Type.Date: {
      const from = need(8, stop);
      const ms = buf.readInt32LE(from + 4) * 4294967296 + buf.readUInt32LE(from);
      return new UtcDate(Number.isSafeInteger(ms) ? ms : buf.readBigInt64LE(from));
    }
    case Type.Null:
      return null;
    case Type.Int:
      return buf.readInt32LE(need(4, stop));
    case Type.Long:
      return buf.readBigInt64LE(need(8, stop));
    default:
      return readRareValue(type, stop, depth);
  }
}

function readRareValue(type: number, stop: number, depth: number): Value {
  switch (type) {
    case Type.Binary: {
      const length = buf.readInt32LE(need(4, stop));
      const subtype = buf[need(1, stop)] as number;
      const from = need(length, stop);
      if (subtype === OLD_BINARY && (length < 4 || buf.readInt32LE(from) !== length - 4))
        throw invalid('a binary whose two lengths differ');
      return new Binary(subtype, Buffer.from(buf.subarray(from, at)));
    }
    case Type.Regex:
      return new Regex(readName(stop), readName(stop));
    case Type.Timestamp:
      return new Timestamp(buf.readBigUInt64LE(need(8, stop)));
    case Type.Decimal: {
      const from = need(16, stop);
      return new Decimal(Buffer.from(buf.subarray(from, at)));
    }
    case Type.MinKey:
    case 255:
      return new Opaque(Type.MinKey, noBytes);
    case Type.MaxKey:
    case Type.Undefined:
      return new Opaque(type, noBytes);
    case Type.Code:
    case Type.Symbol:
    case Type.DBPointer:
    case Type.CodeWithScope: {
      const from = at;
      if (type === Type.CodeWithScope) skipCodeWithScope(stop, depth);
      else readString(stop);
      if (type === Type.DBPointer) need(12, stop);
      return new Opaque(type, Buffer.from(buf.subarray(from, at)));
    }
    default:
      throw invalid(`unknown type ${type}`);
  }
}

function skipCodeWithScope(stop: number, depth: number): void {
  const from = at;
  const length = buf.readInt32LE(need(4, stop));
  readString(stop);
  readDocument(depth + 1);
  if (at !== from + length) throw invalid('code with a scope whose length does not fit');
}

function readString(stop: number): string {
  const length = buf.readInt32LE(need(4, stop));
  if (length < 1) throw invalid('a string without its terminator');
  const from = need(length, stop);
  if (buf[at - 1] !== 0) throw invalid('a string without its terminator');
  return texts.get(buf, from, at - 1) ?? text(from, at - 1);
}

function text(from: number, to: number): string {
  const result = buf.toString('utf8', from, to);
  // A replacement character is either real or the mark of bytes that were no UTF-8.
  if (result.includes('\uFFFD') && !isUtf8(buf.subarray(from, to)))
    throw invalid('text is not UTF-8');
  return result;
}

function skipName(stop: number): void {
  while (at < stop && buf[at] !== 0) at++;
  if (at >= stop) throw invalid('a name without an end');
  at++;
}

const names = new SharedTexts(4096);
const texts = new SharedTexts(65_536);

function readName(stop: number): string {
  const from = at;
  skipName(stop);
  return names.get(buf, from, at - 1) ?? text(from, at - 1);
}
