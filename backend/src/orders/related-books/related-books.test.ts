import type { BookCardView } from '@book-store/contract/catalogue/books/books.schemas';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrder } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';

const app = useTestApp({ trustProxy: 1 });
beforeEach(async () => {
  await Promise.all([Book.deleteMany({}), Order.deleteMany({})]);
});

/** Reads with an admin's token, because visitors' replies are cached for half a second. */
async function related(id: string): Promise<BookCardView[]> {
  const call = app.http().get(`/api/books/${id}/related`);
  const { status, body } = await call.set('Authorization', await asAdmin());
  expect(status).toBe(200);
  return body;
}
const titles = async (id: string) => (await related(id)).map(({ title }) => title);

const bought = (
  uid: string,
  ids: readonly string[],
  { status = 'delivered', createdAt }: { status?: OrderStatus; createdAt?: Date } = {},
) => {
  const books = ids.map((id) => ({ price: 10, bookId: new Types.ObjectId(id) }));
  return anOrder({ uid, status, books, ...(createdAt && { createdAt }) });
};

describe('the books that go with a book', () => {
  it('begin with what customers bought together with it, of any genre', async () => {
    const dune = await aBook({ title: 'Dune', author: 'Frank Herbert' });
    await aBook({ title: 'Emma', author: 'Jane Austen' });
    const other = await aBook({ title: 'Deserts', author: 'Ann Dry', category: 'business' });
    expect(await titles(dune)).toEqual(['Emma']);
    await bought('ada', [dune, other]);
    await bought('ada', [dune, other]);
    expect(await titles(dune)).toEqual(['Emma']);
    await bought('bob', [dune, other]);
    expect(await titles(dune)).toEqual(['Deserts', 'Emma']);
    expect(await titles(other)).toEqual(['Dune']);
  });

  it('do not follow orders that are no sales, and never show a hidden book', async () => {
    const dune = await aBook({ title: 'Dune', author: 'Frank Herbert' });
    const other = await aBook({ title: 'Deserts', author: 'Ann Dry', category: 'business' });
    for (const status of ['unconfirmed', 'awaiting-payment', 'cancelled', 'refused'] as const) {
      await bought(`ada ${status}`, [dune, other], { status });
    }
    expect(await titles(dune)).toEqual([]);
    await bought('bob', [dune, other]);
    await bought('eve', [dune, other]);
    expect(await titles(dune)).toEqual(['Deserts']);
    await Book.updateOne({ _id: other }, { $set: { hidden: true } });
    expect(await titles(dune)).toEqual([]);
  });

  it('follow the latest orders of a best seller, in whatever order they were stored', async () => {
    const dune = await aBook({ title: 'Dune', author: 'Frank Herbert' });
    const before = await aBook({ title: 'Before', author: 'Ann Dry', category: 'business' });
    const lately = await aBook({ title: 'Lately', author: 'Bea Wet', category: 'business' });
    const buy = (uid: string, other: string, year: number) =>
      bought(uid, [dune, other], { createdAt: new Date(Date.UTC(year, 0)) });
    for (let at = 0; at < 100; at += 1) await buy(`new ${at}`, lately, 2026);
    for (let at = 0; at < 10; at += 1) await buy(`old ${at}`, before, 2024);
    expect(await titles(dune)).toEqual(['Lately']);
  });

  it('go on with the next volume, one more by the author, and others, but no edition or collection', async () => {
    const author = 'Frank Herbert';
    const series = (number?: number) => ({ series: { name: 'Dune', number } });
    const dune = await aBook({ title: 'Dune', author, ...series(1) });
    await aBook({ title: 'Dune', author, ...series(1), format: 'hardcover' });
    await aBook({ title: 'Children of Dune', author, ...series(3) });
    await aBook({ title: 'Dune Messiah', author, ...series(2) });
    await aBook({ title: 'Dune Boxed Set', author });
    await aBook({ title: 'The White Plague', author });
    await aBook({ title: 'Emma', author: 'Jane Austen' });
    expect(await titles(dune)).toEqual(['Dune Messiah', 'The White Plague', 'Emma']);
  });

  it('can be bought, but for the next volume of the series', async () => {
    const [author, series] = ['Frank Herbert', { name: 'Dune' }];
    const dune = await aBook({ title: 'Dune', author, series: { ...series, number: 1 } });
    await aBook({ title: 'Messiah', author, series: { ...series, number: 2 }, stock: 0 });
    await aBook({ title: 'The White Plague', author, stock: 0 });
    const sold = await aBook({ title: 'Deserts', author: 'Ann Dry', stock: 0 });
    await aBook({ title: 'Emma', author: 'Jane Austen', stock: 0, orderable: true });
    for (const uid of ['ada', 'bob']) await bought(uid, [dune, sold]);
    expect(await titles(dune)).toEqual(['Messiah', 'Emma']);
  });

  it('are nearest by tags, then by era, language and fame', async () => {
    const [one, fame] = [{ language: 'en', publishedYear: 1965 }, { popularity: 100_000 }];
    const dune = await aBook({
      title: 'Dune',
      author: 'F. Herbert',
      ...one,
      ...fame,
      tags: ['sand'],
    });
    await aBook({ title: 'New', author: 'A. One', ...one, ...fame, publishedYear: 1990 });
    await aBook({ title: 'German', author: 'B. Two', ...one, ...fame, language: 'de' });
    await aBook({ title: 'Alike', author: 'C. Three', ...one, ...fame, publishedYear: 1968 });
    await aBook({ title: 'Unknown', author: 'D. Four', ...one, popularity: 100 });
    await aBook({
      title: 'Sandy',
      author: 'E. Five',
      tags: ['sand'],
      publishedYear: 2000,
      popularity: 10_000,
    });
    expect(await titles(dune)).toEqual(['Sandy', 'Alike', 'New', 'German', 'Unknown']);
  });

  it('are the same at each visit, and different from book to book: none is in more than 5 % of a genre', async () => {
    const ids = Array.from({ length: 300 }, () => new Types.ObjectId());
    await Book.insertMany(
      ids.map((_id, at) => ({
        _id,
        title: `Title ${at}`,
        titleKey: `title ${at}`,
        author: `Writer Number${at % 150}`,
        description: 'A book.',
        category: 'fiction',
        coverImage: 'book-1.webp',
        newPriceCents: 1000,
        // Half of them say nothing else, as in a shop that has just typed them in.
        ...(at % 2 && {
          publishedYear: 1950 + ((at * 37) % 70),
          popularity: (at * at * 7919) % 1e6,
        }),
      })),
    );
    const listed = new Map<string, number>();
    // Each from another network: one that reads so much has to wait.
    const visit = async (id: Types.ObjectId, at: number) => {
      const call = app.http().get(`/api/books/${id}/related`);
      const { body } = await call.set('X-Forwarded-For', `198.18.${at % 2}.${at >> 1}`);
      return body.slice(0, 6) as BookCardView[];
    };
    const rows = await Promise.all(ids.map(visit));
    expect(rows.every(({ length }) => length === 6)).toBe(true);
    for (const { _id } of rows.flat()) listed.set(_id, (listed.get(_id) ?? 0) + 1);
    expect(Math.max(...listed.values())).toBeLessThanOrEqual(0.05 * ids.length);
    expect((await related(String(ids[7]))).slice(0, 6)).toEqual(rows[7]);
  });

  it('are refused for a book that visitors do not see', async () => {
    const id = await aBook({ hidden: true });
    expect((await app.http().get(`/api/books/${id}/related`)).status).toBe(404);
  });
});
