import { crc32 } from 'node:zlib';
import { decodeDocument } from '../bson/decode.ts';
import type { Document } from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';

/** What is stored for a document: its BSON and, behind it, the four bytes of the BSON's CRC-32. */
export function toRecord(bson: Buffer): Buffer {
  const record = Buffer.allocUnsafe(bson.length + 4);
  bson.copy(record);
  record.writeUInt32LE(crc32(bson), bson.length);
  return record;
}

/** The document of a record; DataCorruptionDetected (246) when its bytes changed since they were written. */
export function fromRecord(record: Buffer): Document {
  return decodeDocument(checkedBson(record));
}

export function checkedBson(record: Buffer): Buffer {
  const length = record.length - 4;
  const bson = record.subarray(0, Math.max(0, length));
  if (length < 5 || crc32(bson) !== record.readUInt32LE(length))
    throw new CommandError(
      ErrorCode.DataCorruptionDetected,
      'A stored document fails its checksum: the data file is damaged. Stop the shop and restore a backup.',
    );
  return bson;
}
