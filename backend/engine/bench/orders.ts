import { ObjectId } from 'mongodb';
import type { BenchBook } from './books-csv.ts';

const STATUSES = [
  'placed',
  'confirmed',
  'packed',
  'delivered',
  'delivered',
  'delivered',
  'cancelled',
  'refused',
];

/** A repeatable sequence of numbers from 0 to 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** An order such as the shop stores: one to four lines that keep what was bought. */
export function makeOrder(next: () => number, books: BenchBook[], start: number) {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const lines = Array.from({ length: 1 + Math.floor(next() * 4) }, () => {
    const book = pick(books);
    const { _id: bookId, title, author, category, coverImage, newPrice } = book;
    return { bookId, title, author, category, coverImage, priceCents: Math.round(newPrice * 100) };
  });
  const customer = Math.floor(next() * 5000);
  const createdAt = new Date(start + Math.floor(next() * 365 * 86_400_000));
  return {
    _id: new ObjectId(),
    uid: `customer-${customer}`,
    email: `customer${customer}@example.org`,
    name: `Customer ${customer}`,
    phone: `555${String(customer).padStart(7, '0')}`,
    address: {
      street: `${customer} Main Street`,
      city: 'Springfield',
      country: 'US',
      state: 'IL',
      zipcode: '62701',
    },
    productIds: lines.map((line) => line.bookId),
    lines,
    totalCents: lines.reduce((sum, line) => sum + line.priceCents, 0),
    status: pick(STATUSES),
    history: [{ status: 'placed', at: createdAt }],
    idempotencyKey: new ObjectId().toHexString(),
    createdAt,
  };
}
