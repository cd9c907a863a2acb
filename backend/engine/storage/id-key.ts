import { encodeKey } from '../bson/key-encoding.ts';
import type { Value } from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';
import { MAX_KEY_BYTES } from './environment.ts';

/** The encoded _id of a document: what it is found by. */
export type IdKey = string;

/** Returns the encoded _id. KeyTooLong (17280) when LMDB can't hold it. */
export function idKeyOf(id: Value): IdKey {
  const key = encodeKey(id);
  if (!isStorable(key))
    throw new CommandError(ErrorCode.KeyTooLong, `An _id is longer than ${MAX_KEY_BYTES} bytes.`);
  return key;
}

/** Whether a document can have it; the collection's number stands in front of it. */
export const isStorable = (key: IdKey): boolean => key.length + 4 <= MAX_KEY_BYTES;
