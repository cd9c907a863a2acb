import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

/** Derives a fixed id from a key, so that its document is stored only once. */
export const idOfKey = (key: string): Types.ObjectId =>
  new Types.ObjectId(createHash('sha256').update(key).digest('hex').slice(0, 24));
