import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { aBook } from '../../../catalogue/books/books.builder.ts';
import { queueForBooks } from '../../../messages/mails/mail-jobs.builder.ts';
import { storeSettings } from '../../../settings/shop/store-settings.builder.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { Mail } from '../../mail/mails.model.ts';
import { makeBookMailsDue } from './005-make-book-mails-due.ts';

const app = useTestApp();
const db = () => mongoose.connection.getClient().db(mongoose.connection.name);
const collection = (name: string) => db().collection<{ _id: unknown }>(name);
const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

/** Stores a book as the version before left it, changed this many minutes ago. */
async function changed(minutes: number, title: string) {
  const book = await aBook({ title, stock: 0, createdAt: ago(9999), soldAt: ago(9) });
  const _id = new mongoose.Types.ObjectId(book);
  await collection('books').updateOne({ _id: _id as never }, { $set: { updatedAt: ago(minutes) } });
  return _id;
}

it('reports what had changed since the former mark, and nothing a second time', async () => {
  await storeSettings({ identity: { email: 'owner@shop.example' } });
  await collection('mail_marks').insertOne({ _id: 'books', since: ago(999), at: ago(10) } as never);
  await changed(30, 'Long ago');
  await changed(5, 'Just now');
  const reported = await changed(4, 'Reported');
  const interrupted = await changed(30, 'Interrupted');
  await collection('low_stock_marks').insertMany([
    { _id: reported, digest: 'a', at: ago(4) },
    { _id: interrupted, digest: 'b', at: ago(3), pending: true },
  ] as never);
  await makeBookMailsDue(db());
  await makeBookMailsDue(db());
  expect(await db().listCollections({ name: 'mail_marks' }).toArray()).toEqual([]);
  await queueForBooks(true, new Date());
  await queueForBooks(true, new Date());
  const mails = await Mail.find({ kind: 'low-stock' }).lean();
  expect(mails.map(({ subject }) => subject)).toEqual(['Low stock: 2 books']);
  expect(JSON.stringify(mails[0]?.letter)).toMatch(/Interrupted.*Just now|Just now.*Interrupted/);
});

it('does nothing in a shop that has never sent such mails', async () => {
  await aBook({ stock: 0 });
  await makeBookMailsDue(db());
  expect(await app.stored('due_book_mails')).toEqual([]);
});
