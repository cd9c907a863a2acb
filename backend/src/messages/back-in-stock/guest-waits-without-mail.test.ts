import { WISHES_MAX } from '@book-store/contract/people/account/account-limits';
import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { countCopies } from '../../catalogue/stock/stock.builder.ts';
import { CustomerRecord } from '../../people/customers/customers.model.ts';
import { waitAsGuest } from '../../people/customers/guest-waits.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { queueForBooks } from '../mails/mail-jobs.builder.ts';

const app = useTestApp();

it('an address counts at once in a shop without a mail server, and the mail is kept for the owner', async () => {
  const [email, bookId] = ['reader@example.com', await aBook({ stock: 0 })];
  const { body } = await app.http().post('/api/back-in-stock').send({ email, bookId });
  expect(body).toEqual({ waiting: true, confirm: false });
  await countCopies(bookId, 1);
  await queueForBooks(false, new Date());
  const mails = await Mail.find({ to: email }).lean();
  expect(mails.map(({ kind, state }) => [kind, state])).toEqual([['back-in-stock', 'kept']]);
});

it('such an address keeps the limit of an unconfirmed one when the shop gets a mail server', async () => {
  const [email, bookId] = ['stranger@example.com', await aBook({ stock: 0 })];
  await app.http().post('/api/back-in-stock').send({ email, bookId });
  await countCopies(bookId, 1);
  await queueForBooks(true, new Date());
  const mails = await Mail.find({ to: email }).lean();
  expect(mails.map(({ state, limit }) => [state, limit])).toEqual([['waiting', 'other']]);
});

it('the latest book of such an address takes the place of the oldest on a full list', async () => {
  const [email, bookId] = ['many@example.com', await aBook({ stock: 0 })];
  const books = Array.from({ length: WISHES_MAX }, () => new Types.ObjectId().toString());
  for (const book of books)
    await waitAsGuest({ email, bookId: book, at: new Date(), confirm: false });
  await app.http().post('/api/back-in-stock').send({ email, bookId });
  const stored = await CustomerRecord.findOne({ 'backInStock.email': email }).lean();
  expect(stored?.backInStock?.map((entry) => String(entry.bookId))).toEqual([
    ...books.slice(1),
    bookId,
  ]);
});
