import { type Document, Timestamp } from '../bson/values.ts';

let last = 0n;

/** Gives the fields of a new document that hold Timestamp(0, 0) the server's time, as MongoDB does. */
export function stampZeros(document: Document): void {
  for (const key in document) {
    const value = document[key];
    if (key === '_id' || !(value instanceof Timestamp) || value.value !== 0n) continue;
    const now = (BigInt(Math.floor(Date.now() / 1000)) << 32n) | 1n;
    last = now > last ? now : last + 1n;
    document[key] = new Timestamp(last);
  }
}
