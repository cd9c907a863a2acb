import type { Figures } from '@book-store/contract/schemas/figures';
import mongoose, { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOrder } from '../../features/orders/orders.builder.ts';
import { Order } from '../../features/orders/orders.model.ts';
import { forgetFigures } from '../../features/sales-figures/update-figures.ts';
import { asAdmin } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { writeSalesAsRows } from './0005-write-sales-as-rows.ts';

const app = useTestApp();
const bookSales = () => mongoose.connection.collection<{ _id: string }>('book_sales');
const BOOKS = ['a', 'b', 'c'].map((digit) => new Types.ObjectId(digit.repeat(24)));
const AUTHORS = ['Ann', 'Bob "B." Brown', undefined];

beforeEach(async () => {
  await Order.deleteMany({});
  await forgetFigures();
  for (const [at, bookId] of BOOKS.entries()) {
    for (const month of ['01', '02', '03']) {
      const createdAt = new Date(`2026-${month}-1${at}T10:00:00Z`);
      await anOrder({ createdAt, books: [{ bookId, author: AUTHORS[at], price: 1 + at }] });
    }
  }
});

/** Returns the figures once all orders are counted. */
async function figures(): Promise<Figures> {
  const call = app.http().get('/api/admin/figures?from=2026-01-11&to=2026-03-20');
  const { body } = await call.set('Authorization', await asAdmin());
  return body.beingCounted ? figures() : body;
}

/** Stores all sales as the version before did: three columns as text, authors by their names. */
async function storeAsBefore(): Promise<void> {
  for (const { _id, ...sales } of await bookSales().find({}, { promoteBuffers: true }).toArray()) {
    const { books, authors, authorNames } = sales as unknown as Record<string, Buffer> & {
      authorNames: string;
    };
    if (!authorNames) continue;
    const names: string[] = JSON.parse(authorNames);
    const columns = (rows: Buffer, nameOf: (at: number) => string) => {
      const places = Array.from({ length: rows.length / 24 }, (_, at) => at);
      return JSON.stringify([
        places.map(nameOf),
        places.map((at) => rows.readUInt32BE(24 * at + 12)),
        places.map((at) => rows.readDoubleBE(24 * at + 16)),
      ]);
    };
    const idAt = (at: number) => books?.toString('hex', 24 * at, 24 * at + 12) ?? '';
    await bookSales().replaceOne(
      { _id },
      {
        books: columns(books as Buffer, idAt),
        authors: columns(authors as Buffer, (at) => names[at] ?? ''),
      },
    );
  }
}

describe('writeSalesAsRows', () => {
  it('leaves the figures as they are, also those that are read before it has run', async () => {
    const before = await figures();
    expect(before.authors).toEqual([
      { author: 'Bob "B." Brown', copies: 3, sales: 6 },
      { author: 'Ann', copies: 2, sales: 2 },
    ]);
    const stored = await app.stored('book_sales');
    await storeAsBefore();
    expect(await app.stored('book_sales')).not.toEqual(stored);
    expect(await figures()).toEqual(before);

    await storeAsBefore();
    for (let done = false; !done; ) done = await writeSalesAsRows(async () => false);
    expect(await app.stored('book_sales')).toEqual(stored);
    expect(await figures()).toEqual(before);
  });
});
