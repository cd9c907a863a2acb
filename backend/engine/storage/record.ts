import { crc32 } from 'node:zlib';
import { decodeDocument, decodeFields } from '../bson/decode.ts';
import type { Document } from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';

const CHECKSUM_BYTES = 4;
const MIN_BSON_BYTES = 5;

/** Returns what is stored for a document: its BSON, followed by the four bytes of the BSON's CRC-32. */
export function toRecord(bson: Buffer): Buffer {
  const record = Buffer.allocUnsafe(bson.length + CHECKSUM_BYTES);
  bson.copy(record);
  record.writeUInt32LE(crc32(bson), bson.length);
  return record;
}

/** Returns the document in a record; fails as bsonOf does. */
export function fromRecord(record: Buffer): Document {
  return decodeDocument(bsonOf(record));
}

/** Returns some top-level fields of the document in a record; fails as bsonOf does. */
export function fieldsFromRecord(record: Buffer, keys: ReadonlySet<string>): Document {
  return decodeFields(bsonOf(record), keys);
}

/** Returns the BSON in a record. DataCorruptionDetected (246) when its bytes changed since they were written. */
export function bsonOf(record: Buffer): Buffer {
  const length = record.length - CHECKSUM_BYTES;
  const bson = record.subarray(0, Math.max(0, length));
  if (length < MIN_BSON_BYTES || crc32(bson) !== record.readUInt32LE(length))
    throw new CommandError(
      ErrorCode.DataCorruptionDetected,
      'A stored document fails its checksum: the data file is damaged. Stop the shop and restore a backup.',
    );
  return bson;
}
