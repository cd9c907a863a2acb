import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { Book } from '../../catalogue/books/books.model.ts';
import { StockMovement } from '../../catalogue/stock/stock-movements.model.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { Order } from '../order/orders.model.ts';
import { aDeliveredOrder, aReturn, storedOrder } from './returns.builder.ts';

const app = useTestApp();
let admin: string;
beforeEach(async () => {
  admin = await asAdmin();
});

const post = (path: string, body: object) =>
  app.http().post(`/api/admin/orders/${path}`).set('Authorization', admin).send(body);
type Ids = { id: string; returnId: string };
const move = ({ id, returnId }: Ids, name: string, body: object) =>
  post(`${id}/returns/${returnId}/${name}`, body);
const receive = (one: Ids & { bookId: string }, shelved = 1) =>
  move(one, 'receive', { lines: [{ bookId: one.bookId, condition: 'as-new', shelved }] });
const stockOf = async (id: string) => (await Book.findById(id).lean())?.stock;

describe('the owner of the shop', () => {
  it('leads a return from its question to the money', async () => {
    const bookId = await aBook({ stock: 3 });
    const books = [{ price: 10, quantity: 2, bookId: new Types.ObjectId(bookId) }];
    const one = await aReturn({ books });
    const agreed = await move(one, 'agree', { instructions: '1 Quiet Lane\nLeeds' });
    expect(agreed.body.returns[0]).toMatchObject({
      state: 'on-its-way',
      instructions: '1 Quiet Lane\nLeeds',
    });
    const received = await receive(one);
    expect(received.body.returns[0]).toMatchObject({
      state: 'received',
      lines: [{ bookId, quantity: 1, condition: 'as-new', shelved: 1 }],
      proposed: 10,
      refundable: 20,
    });
    const { status, body } = await move(one, 'refund', { amount: 10 });
    expect(status).toBe(200);
    expect(body.returns[0]).toMatchObject({ state: 'refunded', amount: 10 });
    expect(body.payment).toMatchObject({ state: 'partly-refunded', refunded: 10 });
    expect(body.returns[0].events.map(({ state }: { state: string }) => state)).toEqual([
      'asked',
      'on-its-way',
      'received',
      'refunded',
    ]);
  });

  it('never puts a damaged copy back on the shelf', async () => {
    const bookId = await aBook({ stock: 3 });
    const books = [{ price: 10, quantity: 2, bookId: new Types.ObjectId(bookId) }];
    const one = await aReturn({ state: 'on-its-way', books });
    const damaged = (shelved: number) =>
      move(one, 'receive', { lines: [{ bookId, condition: 'damaged', shelved }] });
    const { status, body } = await damaged(1);
    expect([status, body.fields?.[0].message]).toEqual([400, expect.stringContaining('damaged')]);
    expect((await damaged(0)).status).toBe(200);
    expect(await stockOf(bookId)).toBe(3);
  });

  it('puts copies back on the shelf, with a cause of its own in the log', async () => {
    const bookId = await aBook({ stock: 3 });
    const books = [{ price: 10, quantity: 2, bookId: new Types.ObjectId(bookId) }];
    const one = await aReturn({ state: 'on-its-way', books });
    await receive(one);
    expect(await stockOf(bookId)).toBe(4);
    const [last] = await StockMovement.find({ book: bookId }).lean();
    expect(last).toMatchObject({ cause: 'order-returned', delta: 1 });
    const other = await aReturn({ state: 'on-its-way', order: one.id });
    await receive(other, 0);
    expect(await stockOf(bookId)).toBe(4);
  });

  it('says what copies look like, of every line and of no more copies than come back', async () => {
    const one = await aReturn({ state: 'on-its-way' });
    expect((await receive(one, 2)).status).toBe(400);
    const unknown = { ...one, bookId: new Types.ObjectId().toString() };
    expect((await receive(unknown)).status).toBe(400);
    expect((await storedOrder(one.id)).returns?.[0]?.state).toBe('on-its-way');
  });

  it('refuses a return with a reason, but not once its copies are on the shelf', async () => {
    const one = await aReturn();
    const { body } = await move(one, 'refuse', { refusal: 'It is torn.' });
    expect(body.returns[0]).toMatchObject({ state: 'refused', refusal: 'It is torn.' });
    const other = await aReturn({ state: 'on-its-way' });
    await receive(other);
    const refused = await move(other, 'refuse', { refusal: 'It is torn.' });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Copies of this return are on the shelf again, so it can only be refunded.',
    ]);
  });

  it('moves no return past its next state', async () => {
    const one = await aReturn();
    expect((await receive(one)).body.detail).toBe('This return is now waiting for an answer.');
    expect((await move(one, 'refund', { amount: 1 })).status).toBe(409);
    const unknown = { ...one, returnId: new Types.ObjectId().toString() };
    expect((await move(unknown, 'agree', { instructions: 'Here' })).status).toBe(404);
  });

  it('opens a return at any time after the delivery, and only then', async () => {
    const at = new Date(Date.now() - 300 * 86_400_000);
    const opened = async (id: string) => {
      const bookId = (await storedOrder(id)).productIds[0]?.toString();
      const lines = [{ bookId, quantity: 2 }];
      return post(`${id}/returns`, { lines, reason: 'other', instructions: 'Bring it along.' });
    };
    const { status, body } = await opened(await aDeliveredOrder({ at }));
    expect([status, body.returns[0].state]).toEqual([200, 'on-its-way']);
    const placed = await aDeliveredOrder({ status: 'placed', from: 'placed' });
    expect((await opened(placed)).status).toBe(409);
  });

  it('gives no more back than was paid, in one return or in several', async () => {
    const id = await aDeliveredOrder();
    const [one, other] = [
      await aReturn({ order: id, state: 'received' }),
      await aReturn({ order: id, state: 'received' }),
    ];
    const tooMuch = await move(one, 'refund', { amount: 20.01 });
    expect([tooMuch.status, tooMuch.body.detail]).toEqual([
      409,
      'At most $20.00 can be given back.',
    ]);
    await move(one, 'refund', { amount: 15 });
    expect((await move(other, 'refund', { amount: 5.01 })).status).toBe(409);
    const { body } = await move(other, 'refund', { amount: 5 });
    expect(body.payment).toMatchObject({ state: 'refunded', refunded: 20, refundable: 0 });
  });

  it('gives money back once, however often and at once it is pressed', async () => {
    const one = await aReturn({ state: 'received' });
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => move(one, 'refund', { amount: 7 })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { payment } = await storedOrder(one.id);
    expect([payment?.refunded, payment?.refunds?.length]).toEqual([700, 1]);
    expect((await move(one, 'refund', { amount: 8 })).status).toBe(409);
  });

  it('takes a return off an invoice that is not paid yet, and gives back only the rest', async () => {
    const payment = { method: 'invoice', state: 'open', due: 2000, paid: 0 } as const;
    const id = await aDeliveredOrder({ payment });
    const one = await aReturn({ order: id, state: 'received' });
    const { body } = await move(one, 'refund', { amount: 10 });
    expect(body.payment).toMatchObject({ due: 10, refunded: 0, state: 'open' });
    const other = await aReturn({ order: id, state: 'received' });
    const last = await move(other, 'refund', { amount: 10 });
    expect(last.body.payment).toMatchObject({ due: 0, refunded: 0, state: 'paid' });
  });

  it('notes the sum where the order has no payment, because another program has stored it', async () => {
    const id = await aDeliveredOrder();
    await Order.updateOne({ _id: id }, { $unset: { payment: 1 } });
    const one = await aReturn({ order: id, state: 'received' });
    expect((await move(one, 'refund', { amount: 21 })).status).toBe(409);
    expect((await move(one, 'refund', { amount: 20 })).body.returns[0].amount).toBe(20);
  });

  it('cannot undo a delivery of which copies come back, until they are refused', async () => {
    const one = await aReturn();
    const undo = () => post(`${one.id}/undo`, { from: 'delivered' });
    expect((await undo()).status).toBe(409);
    await move(one, 'refuse', { refusal: 'Too late.' });
    expect((await undo()).status).toBe(200);
  });

  it('lists the orders with returns by state', async () => {
    await Order.deleteMany({});
    const [asked, onItsWay] = [await aReturn(), await aReturn({ state: 'on-its-way' })];
    await aDeliveredOrder();
    const get = async (path: string) =>
      (await app.http().get(`/api/admin/returns${path}`).set('Authorization', admin)).body;
    const idsOf = (orders: { _id: string }[]) => orders.map(({ _id }) => _id);
    expect(idsOf(await get(''))).toEqual([asked.id]);
    expect(idsOf(await get('?state=on-its-way'))).toEqual([onItsWay.id]);
    expect(await get('?state=refunded')).toEqual([]);
    expect(await get('/counts')).toEqual({ asked: 1, 'on-its-way': 1, received: 0 });
  });
});
