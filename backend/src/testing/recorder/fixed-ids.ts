import './fixed-chance.mjs';
import { mongo } from 'mongoose';

/**
 * Restarts the numbering of ids in each second of the fixed clock. A drawn cover depends on its book's id, so
 * one additional id earlier would change every cover.
 */
let [second, count] = [0, 0];
Object.assign(mongo.ObjectId, {
  PROCESS_UNIQUE: Buffer.from('shop!'),
  getInc: () => {
    const now = Math.floor(Date.now() / 1000);
    count = now === second ? count + 1 : 0;
    second = now;
    return count;
  },
});
