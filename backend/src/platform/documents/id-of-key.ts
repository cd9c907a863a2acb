import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

/** Returns the id that always belongs to a key, so that whatever has it is stored once. */
export const idOfKey = (key: string): Types.ObjectId =>
  new Types.ObjectId(createHash('sha256').update(key).digest('hex').slice(0, 24));
