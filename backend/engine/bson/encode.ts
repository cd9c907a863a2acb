import { CommandError, ErrorCode } from '../errors.ts';
import { MAX_DEPTH } from './decode.ts';
import { Type } from './types.ts';
import {
  Binary,
  type Document,
  Double,
  isInt32,
  ObjectId,
  Opaque,
  Regex,
  Timestamp,
  toName,
  UtcDate,
  type Value,
} from './values.ts';

/** The largest document MongoDB stores, in bytes. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
/** The largest one MongoDB sends: a stored one and a little that was computed around it. */
export const MAX_RESULT_BYTES = MAX_DOCUMENT_BYTES + 16 * 1024;
const RETAINED_BYTES = 1024 * 1024;
/** Far above all that is sent or stored, so that nothing grows until the process dies. */
const MAX_BUFFER_BYTES = 4 * MAX_DOCUMENT_BYTES;

/**
 * What is being written, and how far: for all calls, since a buffer for each costs more (1 to 3 µs) than it takes
 * to encode a small document. No two calls meet: none of them waits, or calls anything that encodes.
 */
let out: Buffer = Buffer.allocUnsafe(RETAINED_BYTES);
let at = 0;

/**
 * Returns `document` as BSON in a buffer of its own, behind `headBytes` that the caller fills in.
 * Throws Overflow (15) when it is nested too deep.
 */
export function encodeDocument(document: Document, headBytes = 0): Buffer {
  at = headBytes;
  writeDocument(document, 0);
  const bytes = Buffer.from(out.subarray(0, at));
  // The memory of one huge reply is given back.
  if (out.length > 16 * RETAINED_BYTES) out = Buffer.allocUnsafe(RETAINED_BYTES);
  return bytes;
}

/** Returns the BSON of a document to be stored. BSONObjectTooLarge (10334) above 16 MB. */
export function encodeStored(document: Document): Buffer {
  const bytes = encodeDocument(document);
  if (bytes.length > MAX_DOCUMENT_BYTES) throw tooLarge(bytes.length);
  return bytes;
}

/** As encodeStored, for what an update makes of a document: up to 16 KB more have a code of their own (17419). */
export function encodeUpdated(document: Document): Buffer {
  const bytes = encodeDocument(document);
  if (bytes.length > MAX_RESULT_BYTES) throw tooLarge(bytes.length);
  if (bytes.length > MAX_DOCUMENT_BYTES)
    throw new CommandError(
      17419,
      `Resulting document after update is larger than ${MAX_DOCUMENT_BYTES}`,
    );
  return bytes;
}

/** Returns the error for a document of so many bytes. */
export const tooLarge = (bytes: number): CommandError =>
  new CommandError(
    ErrorCode.BSONObjectTooLarge,
    `BSONObj size: ${bytes} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}(16MB)`,
  );

function reserve(bytes: number): void {
  if (at + bytes <= out.length) return;
  if (at + bytes > MAX_BUFFER_BYTES) {
    out = Buffer.allocUnsafe(RETAINED_BYTES);
    throw tooLarge(at + bytes);
  }
  const larger = Buffer.allocUnsafe(Math.max(out.length * 2, at + bytes));
  out.copy(larger, 0, 0, at);
  out = larger;
}

function writeDocument(document: Document, depth: number): void {
  const start = begin(depth);
  for (const key in document) writeElement(toName(key), document[key] as Value, depth);
  finish(start);
}

function writeArray(array: Value[], depth: number): void {
  const start = begin(depth);
  for (let i = 0; i < array.length; i++) writeElement(String(i), array[i] as Value, depth);
  finish(start);
}

function begin(depth: number): number {
  if (depth > MAX_DEPTH)
    throw new CommandError(ErrorCode.Overflow, `BSON nested deeper than ${MAX_DEPTH} levels`);
  const start = at;
  reserve(5);
  at += 4;
  return start;
}

function finish(start: number): void {
  reserve(1);
  out[at++] = 0;
  out.writeInt32LE(at - start, start);
}

function head(type: number, name: string, room: number): void {
  reserve(name.length * 3 + 2 + room);
  out[at++] = type & 255;
  at += out.write(name, at);
  out[at++] = 0;
}

function writeElement(name: string, value: Value, depth: number): void {
  switch (typeof value) {
    case 'string':
      head(Type.String, name, 5 + value.length * 3);
      writeString(value);
      return;
    case 'number':
      if (isInt32(value)) {
        head(Type.Int, name, 4);
        at = out.writeInt32LE(value, at);
      } else {
        head(Type.Double, name, 8);
        at = out.writeDoubleLE(value, at);
      }
      return;
    case 'boolean':
      head(Type.Bool, name, 1);
      out[at++] = value ? 1 : 0;
      return;
    case 'bigint':
      head(Type.Long, name, 8);
      at = out.writeBigInt64LE(BigInt.asIntN(64, value), at);
      return;
    default:
      if (value === null) head(Type.Null, name, 0);
      else if (value === undefined) head(Type.Undefined, name, 0);
      else writeObject(name, value, depth);
  }
}

function writeString(value: string): void {
  const length = out.write(value, at + 4);
  out.writeInt32LE(length + 1, at);
  at += 4 + length;
  out[at++] = 0;
}

function writeObject(name: string, value: Exclude<Value, null>, depth: number): void {
  if (Array.isArray(value)) {
    head(Type.Array, name, 0);
    writeArray(value, depth + 1);
  } else if (value instanceof ObjectId) {
    head(Type.ObjectId, name, 12);
    at += out.write(value.bytes, at, 'latin1');
  } else if (value instanceof UtcDate) {
    head(Type.Date, name, 8);
    writeDate(value.ms);
  } else if (value instanceof Double) {
    head(Type.Double, name, 8);
    at = out.writeDoubleLE(value.value, at);
  } else if (value instanceof Binary) {
    head(Type.Binary, name, 5 + value.bytes.length);
    at = out.writeInt32LE(value.bytes.length, at);
    out[at++] = value.subtype;
    at += value.bytes.copy(out, at);
  } else if (value instanceof Opaque) {
    head(value.type, name, value.bytes.length);
    at += value.bytes.copy(out, at);
  } else if (value instanceof Timestamp) {
    head(Type.Timestamp, name, 8);
    at = out.writeBigUInt64LE(value.value, at);
  } else if (value instanceof Regex) {
    head(Type.Regex, name, value.pattern.length * 3 + value.options.length + 2);
    at += out.write(value.pattern, at);
    out[at++] = 0;
    at += out.write(value.options, at);
    out[at++] = 0;
  } else {
    head(Type.Object, name, 0);
    writeDocument(value as Document, depth + 1);
  }
}

function writeDate(ms: number | bigint): void {
  if (typeof ms === 'bigint') at = out.writeBigInt64LE(ms, at);
  else {
    const high = Math.floor(ms / 4294967296);
    at = out.writeUInt32LE(ms - high * 4294967296, at);
    at = out.writeInt32LE(high, at);
  }
}
