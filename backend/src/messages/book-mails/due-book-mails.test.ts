import { beforeEach, describe, expect, it } from 'vitest';
import { aBook, aBookBody } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { importingWith, useImports } from '../../catalogue/imports/importing.builder.ts';
import { countCopies } from '../../catalogue/stock/stock.builder.ts';
import { anOrderBody } from '../../orders/order/orders.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { queueForBooks } from '../mails/mail-jobs.builder.ts';
import { DueBookMail } from './due-book-mails.ts';
import { areBookMailsDue } from './queue-book-mails.ts';

const app = useTestApp();
useImports(app);
const { importFile } = importingWith(app);
let admin: string;
beforeEach(async () => {
  admin = await asAdmin();
  await DueBookMail.deleteMany({});
});

const ISBN = '9780141439587';
const post = (path: string, body: object, as = admin) =>
  app.http().post(path).set('Authorization', as).send(body);
const edit = (book: string, body: object) =>
  app
    .http()
    .put(`/api/books/edit/${book}`)
    .set('Authorization', admin)
    .send({ ...aBookBody(), ...body });
const order = (book: string) =>
  post(
    '/api/orders/',
    anOrderBody({ email: emailOf('ada'), productIds: [book] }),
    asCustomer('ada'),
  );
const change = (book: string, kind: object) =>
  post('/api/admin/books/changes', { ids: [book], change: kind });
const due = async () => (await DueBookMail.find({}).lean()).map((row) => row.book.toString());

describe('mails about a book', () => {
  it.each<[string, (book: string) => PromiseLike<unknown>]>([
    ['an order', order],
    ['a count', (book) => post(`/api/admin/books/${book}/stock`, { counted: 2, reason: 'x' })],
    ['a change of many counts', (book) => change(book, { kind: 'stock', delta: 1, reason: 'x' })],
    ['an edit of its copies', (book) => edit(book, { stock: 4 })],
    ['an edit that hides it', (book) => edit(book, { hidden: true })],
    ['an edit that lets it be ordered', (book) => edit(book, { orderable: true })],
    ['hiding many', (book) => change(book, { kind: 'hidden', hidden: true })],
    ['an import of copies', () => importFile(`ISBN,Stock\n${ISBN},7\n`)],
    ['an import that hides it', () => importFile(`ISBN,Hidden\n${ISBN},yes\n`)],
  ])('are due after %s', async (_what, happens) => {
    await Book.deleteMany({});
    const book = await aBook({ stock: 9, isbn: ISBN, newPrice: 10 });
    await happens(book);
    expect([await due(), await areBookMailsDue()]).toEqual([[book], true]);
  });

  it('are due after an order is cancelled, and after the log corrects its copies', async () => {
    const book = await aBook({ stock: 9, newPrice: 10 });
    const { body } = await order(book);
    await DueBookMail.deleteMany({});
    await post(`/api/orders/${body._id}/cancel`, {}, asCustomer('ada'));
    expect(await due()).toEqual([book]);
    await Book.updateOne({ _id: book }, { stock: 3 });
    await post(`/api/admin/books/${book}/stock/put-right`, {});
    expect(await due()).toEqual([book, book]);
  });

  it('are not due after what changes nothing of the kind, or is refused', async () => {
    const book = await aBook({ stock: 0, orderable: true, newPrice: 10 });
    await edit(book, { newPrice: 8, stock: 0, orderable: true });
    await change(book, { kind: 'trending', trending: true });
    const last = await aBook({ stock: 1, newPrice: 10 });
    expect((await order(await aBook({ stock: 0, newPrice: 10 }))).status).toBe(409);
    await post(`/api/admin/books/${last}/stock`, { delta: -5, reason: 'x' });
    expect([await due(), await areBookMailsDue()]).toEqual([[], false]);
  });

  it('reach a customer who begins to wait when the book is back already', async () => {
    const book = await aBook({ stock: 0 });
    await countCopies(book, 2);
    await queueForBooks(true, new Date());
    const path = `/api/account/back-in-stock/${book}`;
    await app.http().put(path).set('Authorization', asCustomer('late')).send({}).expect(200);
    await queueForBooks(true, new Date());
    expect(await Mail.countDocuments({ to: emailOf('late'), kind: 'back-in-stock' })).toBe(1);
    expect(await areBookMailsDue()).toBe(false);
  });
});
