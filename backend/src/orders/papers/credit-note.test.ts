import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { aShopWithoutTax, aTaxedShop } from '../../settings/shop/taxed-shop.builder.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';
import { setStatus } from './papers.builder.ts';

const app = useTestApp();
beforeEach(async () => {
  await Order.deleteMany({});
  await aTaxedShop();
});
afterEach(aShopWithoutTax);

const ada = asCustomer('ada');
const post = async (path: string, body: object, as: string) =>
  (await app.http().post(path).set('Authorization', as).send(body)).body;

/** Returns the id of an order for $10, 7 % tax included. */
async function place(): Promise<string> {
  const productIds = [await aBook({ newPrice: 10 })];
  const address = { ...anOrderBody().address, country: 'Germany' };
  return (await post('/api/orders/', anOrderBody({ productIds, address }), ada))._id;
}
/** Draws an invoice of an order that was packed too early. */
async function draw(id: string): Promise<number> {
  await setStatus(id, 'packed');
  const { papers } = await post(`/api/orders/${id}/invoice`, {}, ada);
  await setStatus(id, 'placed');
  return numberOf(papers.at(-1));
}
const numberOf = ({ number }: { number: string }) => Number(number);
const kindsOf = ({ papers }: { papers: { kind: string; whole?: boolean; number: string }[] }) =>
  papers.map(({ kind, whole, number }) => `${whole ? 'whole ' : ''}${kind} ${number}`);
const cancel = (id: string) => post(`/api/orders/${id}/cancel`, {}, ada);
const read = async (id: string) => {
  const call = app.http().get(`/api/admin/orders/${id}`);
  return (await call.set('Authorization', await asAdmin())).body;
};
const move = async (id: string, from: string, to: string) => {
  const call = app.http().patch(`/api/admin/orders/${id}/status`);
  return (await call.set('Authorization', await asAdmin()).send({ from, to })).body;
};

describe('an order with an invoice', () => {
  it('gets a credit note with the next number when the customer cancels it', async () => {
    const id = await place();
    const invoice = await draw(id);
    const cancelled = await cancel(id);
    expect(kindsOf(cancelled)).toEqual([`invoice ${invoice}`, `whole credit-note ${invoice + 1}`]);
    expect(cancelled.papers.at(-1).at).toBe(cancelled.history.at(-1).at);
    expect((await read(id)).papers).toEqual(cancelled.papers);
    expect(await draw(await place())).toBe(invoice + 2);
  });

  it('gets one when it is refused at the door', async () => {
    const id = await place();
    const invoice = await draw(id);
    await Order.updateOne({ _id: id }, { $set: { status: 'out-for-delivery' } });
    const refused = await move(id, 'out-for-delivery', 'refused');
    expect(kindsOf(refused).at(-1)).toBe(`whole credit-note ${invoice + 1}`);
  });

  it('draws numbers without gaps when several end and get invoices at the same time', async () => {
    const [ends, others] = await Promise.all([
      Promise.all([place(), place(), place()]),
      Promise.all([place(), place(), place()]),
    ]);
    const drawn = [];
    for (const id of ends) drawn.push(await draw(id));
    const [cancelled, invoices] = await Promise.all([
      Promise.all(ends.map(cancel)),
      Promise.all(others.map(draw)),
    ]);
    const numbers = [
      ...drawn,
      ...cancelled.map(({ papers }) => numberOf(papers.at(-1))),
      ...invoices,
    ];
    const [first = 0] = drawn;
    expect(numbers.sort((one, other) => one - other)).toEqual(
      numbers.map((_number, at) => first + at),
    );
  });

  it('gets another invoice once it is reopened; the cancelled one stays with its credit note', async () => {
    const id = await place();
    const invoice = await draw(id);
    await move(id, 'placed', 'cancelled');
    const undone = await post(
      `/api/admin/orders/${id}/undo`,
      { from: 'cancelled' },
      await asAdmin(),
    );
    expect(undone.status).toBe('placed');
    expect(await draw(id)).toBe(invoice + 2);
    await move(id, 'placed', 'cancelled');
    expect(kindsOf(await read(id))).toEqual([
      `invoice ${invoice}`,
      `whole credit-note ${invoice + 1}`,
      `invoice ${invoice + 2}`,
      `whole credit-note ${invoice + 3}`,
    ]);
  });
});

it('draws none for an order without an invoice', async () => {
  expect(await cancel(await place())).not.toHaveProperty('papers');
});
