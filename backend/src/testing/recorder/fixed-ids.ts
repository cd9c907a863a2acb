import './fixed-chance.mjs';
import { mongo } from 'mongoose';

/**
 * Numbers the ids of documents anew in each second of the fixed clock. A drawn cover follows from its book's id, so one
 * id more or less, of anything made before, would change every cover.
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
