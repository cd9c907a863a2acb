import { randomBytes } from 'node:crypto';
import { ObjectId } from './values.ts';

const machine = randomBytes(5).toString('latin1');
let counter = randomBytes(3).readUIntBE(0, 3);

/** Seconds, a random part per process and a counter. https://www.mongodb.com/docs/manual/reference/bson-types/#objectid */
export function newObjectId(): ObjectId {
  const seconds = Math.floor(Date.now() / 1000);
  counter = (counter + 1) & 0xffffff;
  const bytes = [seconds >>> 24, seconds >>> 16, seconds >>> 8, seconds].map((n) => n & 255);
  const tail = [counter >>> 16, counter >>> 8, counter].map((n) => n & 255);
  return new ObjectId(String.fromCharCode(...bytes) + machine + String.fromCharCode(...tail));
}
