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

/**
 * Returns the BSON document in `bytes` at `offset`.
 * Throws InvalidBSON (22) for wrong lengths, bad UTF-8 and unknown types, Overflow (15) when nested too deep.
 */
export function decodeDocument(bytes: Buffer, offset = 0): Document {
  return new Reader(bytes, offset).readDocument(0);
}

/** As `decodeDocument`; tells whether any document in it has a field twice: only the last is in memory. */
export function decodeIncoming(
  bytes: Buffer,
  offset: number,
): { document: Document; hasTwice: boolean } {
  const reader = new Reader(bytes, offset, true);
  const document = reader.readDocument(0);
  return { document, hasTwice: reader.hasTwice };
}

const noBytes = Buffer.alloc(0);

/** As `decodeDocument`, but with no other top-level fields than those of these keys. */
export function decodeFields(bytes: Buffer, keys: ReadonlySet<string>): Document {
  return new Reader(bytes, 0).readFields(keys);
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

/** Returns the length of the document at `offset`. InvalidBSON (22) when it can't be right. */
export function documentLength(bytes: Buffer, offset: number, limit: number): number {
  const length = offset + 4 <= limit ? bytes.readInt32LE(offset) : 0;
  if (length < 5 || offset + length > limit || bytes[offset + length - 1] !== 0)
    throw invalid('a document whose length does not fit');
  return length;
}

const names = new SharedTexts(4096);
const texts = new SharedTexts(65_536);

class Reader {
  hasTwice = false;
  readonly #bytes: Buffer;
  readonly #end: number;
  readonly #looksForTwice: boolean;
  #at: number;

  constructor(bytes: Buffer, offset: number, looksForTwice = false) {
    this.#bytes = bytes;
    this.#end = bytes.length;
    this.#at = offset;
    this.#looksForTwice = looksForTwice;
  }

  readFields(keys: ReadonlySet<string>): Document {
    const document = newDocument();
    const stop = this.#enter(0);
    for (let left = keys.size; this.#at < stop && left > 0; ) {
      const type = this.#bytes[this.#at++] as number;
      const key = toKey(this.#readName(stop));
      if (!keys.has(key)) this.#skipValue(type, stop);
      else {
        document[key] = this.#readValue(type, stop, 0);
        left--;
      }
    }
    return document;
  }

  #skipValue(type: number, stop: number): void {
    const fixed = FIXED_BYTES.get(type);
    if (fixed !== undefined) this.#need(fixed, stop);
    else if (type === Type.String) this.#need(this.#bytes.readInt32LE(this.#need(4, stop)), stop);
    else if (type === Type.Object || type === Type.Array)
      this.#need(documentLength(this.#bytes, this.#at, this.#end), stop);
    else this.#readValue(type, stop, 0);
  }

  #enter(depth: number): number {
    if (depth > MAX_DEPTH)
      throw new CommandError(ErrorCode.Overflow, `BSON nested deeper than ${MAX_DEPTH} levels`);
    const stop = this.#at + documentLength(this.#bytes, this.#at, this.#end) - 1;
    this.#at += 4;
    return stop;
  }

  #leave(stop: number): void {
    if (this.#at !== stop) throw invalid('a value runs past the end of its document');
    this.#at = stop + 1;
  }

  readDocument(depth: number): Document {
    const stop = this.#enter(depth);
    const document = newDocument();
    while (this.#at < stop) {
      const type = this.#bytes[this.#at++] as number;
      const key = toKey(this.#readName(stop));
      if (this.#looksForTwice && key in document) this.hasTwice = true;
      document[key] = this.#readValue(type, stop, depth);
    }
    this.#leave(stop);
    return document;
  }

  #readArray(depth: number): Value[] {
    const stop = this.#enter(depth);
    const array: Value[] = [];
    while (this.#at < stop) {
      const type = this.#bytes[this.#at++] as number;
      this.#skipName(stop);
      array.push(this.#readValue(type, stop, depth));
    }
    this.#leave(stop);
    return array;
  }

  #need(bytes: number, stop: number): number {
    if (bytes < 0 || this.#at + bytes > stop)
      throw invalid('a value runs past the end of its document');
    const from = this.#at;
    this.#at += bytes;
    return from;
  }

  #readValue(type: number, stop: number, depth: number): Value {
    switch (type) {
      case Type.Double:
        return toDouble(this.#bytes.readDoubleLE(this.#need(8, stop)));
      case Type.String:
        return this.#readString(stop);
      case Type.Object:
        return this.readDocument(depth + 1);
      case Type.Array:
        return this.#readArray(depth + 1);
      case Type.ObjectId: {
        const from = this.#need(12, stop);
        return new ObjectId(this.#bytes.toString('latin1', from, this.#at));
      }
      case Type.Bool: {
        const byte = this.#bytes[this.#need(1, stop)];
        if (byte !== 0 && byte !== 1) throw invalid('a boolean that is neither true nor false');
        return byte === 1;
      }
      case Type.Date: {
        const from = this.#need(8, stop);
        const ms = this.#bytes.readInt32LE(from + 4) * 4294967296 + this.#bytes.readUInt32LE(from);
        return new UtcDate(Number.isSafeInteger(ms) ? ms : this.#bytes.readBigInt64LE(from));
      }
      case Type.Null:
        return null;
      case Type.Int:
        return this.#bytes.readInt32LE(this.#need(4, stop));
      case Type.Long:
        return this.#bytes.readBigInt64LE(this.#need(8, stop));
      default:
        return this.#readRareValue(type, stop, depth);
    }
  }

  #readRareValue(type: number, stop: number, depth: number): Value {
    switch (type) {
      case Type.Binary: {
        const length = this.#bytes.readInt32LE(this.#need(4, stop));
        const subtype = this.#bytes[this.#need(1, stop)] as number;
        const from = this.#need(length, stop);
        if (subtype === OLD_BINARY && (length < 4 || this.#bytes.readInt32LE(from) !== length - 4))
          throw invalid('a binary whose two lengths differ');
        return new Binary(subtype, Buffer.from(this.#bytes.subarray(from, this.#at)));
      }
      case Type.Regex:
        return new Regex(this.#readName(stop), this.#readName(stop));
      case Type.Timestamp:
        return new Timestamp(this.#bytes.readBigUInt64LE(this.#need(8, stop)));
      case Type.Decimal: {
        const from = this.#need(16, stop);
        return new Decimal(Buffer.from(this.#bytes.subarray(from, this.#at)));
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
        const from = this.#at;
        if (type === Type.CodeWithScope) this.#skipCodeWithScope(stop, depth);
        else this.#readString(stop);
        if (type === Type.DBPointer) this.#need(12, stop);
        return new Opaque(type, Buffer.from(this.#bytes.subarray(from, this.#at)));
      }
      default:
        throw invalid(`unknown type ${type}`);
    }
  }

  #skipCodeWithScope(stop: number, depth: number): void {
    const from = this.#at;
    const length = this.#bytes.readInt32LE(this.#need(4, stop));
    this.#readString(stop);
    this.readDocument(depth + 1);
    if (this.#at !== from + length) throw invalid('code with a scope whose length does not fit');
  }

  #readString(stop: number): string {
    const length = this.#bytes.readInt32LE(this.#need(4, stop));
    if (length < 1) throw invalid('a string without its terminator');
    const from = this.#need(length, stop);
    if (this.#bytes[this.#at - 1] !== 0) throw invalid('a string without its terminator');
    return texts.get(this.#bytes, from, this.#at - 1) ?? this.#text(from, this.#at - 1);
  }

  #text(from: number, to: number): string {
    const result = this.#bytes.toString('utf8', from, to);
    // A replacement character is either real or the mark of bytes that were no UTF-8.
    if (result.includes('\uFFFD') && !isUtf8(this.#bytes.subarray(from, to)))
      throw invalid('text is not UTF-8');
    return result;
  }

  #skipName(stop: number): void {
    while (this.#at < stop && this.#bytes[this.#at] !== 0) this.#at++;
    if (this.#at >= stop) throw invalid('a name without an end');
    this.#at++;
  }

  #readName(stop: number): string {
    const from = this.#at;
    this.#skipName(stop);
    return names.get(this.#bytes, from, this.#at - 1) ?? this.#text(from, this.#at - 1);
  }
}
