import { Types } from 'mongoose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBook } from '../../features/books/books.builder.ts';
import { anOrderDocument } from '../../features/orders/orders.builder.ts';
import { Order } from '../../features/orders/orders.model.ts';
import { useTestApp } from '../../testing/start-test-app.ts';
import { completeEarlierOrders } from './0003-complete-earlier-orders.ts';

const app = useTestApp();
const goOn = async () => true;
const DELIVERY_KEY = 'usa\noregon\nspringfield\n97477\n1 quiet lane';

beforeEach(async () => {
  await Order.deleteMany({});
});

type Given = Parameters<typeof anOrderDocument>[0];

/** Returns an order as versions without genres and delivery keys stored it. */
function anEarlierOrder(given: Given = {}) {
  const { deliveryKey: _new, ...order } = anOrderDocument(given);
  const lines = order.lines.map(({ category: _later, ...line }) => line);
  return { ...order, lines, searchText: 'ada reader\nada@example.com' };
}
const store = (...orders: object[]) => Order.collection.insertMany(orders as never[]);

describe('completeEarlierOrders', () => {
  it('gives each line the genre of its book, and those of books that are gone another one', async () => {
    const bookId = new Types.ObjectId(await aBook({ category: 'horror' }));
    await store(anEarlierOrder({ books: [{ price: 10, bookId, title: 'Kept' }, { price: 5 }] }));
    await completeEarlierOrders(goOn);
    expect(await app.stored('orders')).toMatchObject([
      {
        deliveryKey: DELIVERY_KEY,
        lines: [
          { title: 'Kept', category: 'horror', priceCents: 1000 },
          { category: 'other', priceCents: 500 },
        ],
      },
    ]);
  });

  it('takes away the text that was searched, and leaves complete orders as they are', async () => {
    const complete = anOrderDocument();
    const { address: _none, ...pickedUp } = { ...anOrderDocument(), deliveryKey: '' };
    await store(complete, pickedUp, { ...anOrderDocument(), searchText: 'ada@example.com' });
    await completeEarlierOrders(goOn);
    const orders = await app.stored('orders');
    expect(orders).toEqual(expect.arrayContaining([complete, pickedUp]));
    expect(orders.filter((order) => 'searchText' in order)).toEqual([]);
  });

  it('keeps a delivery key that was corrected since the order was read', async () => {
    const order = anEarlierOrder();
    await store(order);
    const write = Order.collection.bulkWrite.bind(Order.collection);
    const spy = vi.spyOn(Order.collection, 'bulkWrite').mockImplementationOnce(async (...given) => {
      await Order.collection.updateOne({ _id: order._id }, { $set: { deliveryKey: 'corrected' } });
      return write(...given);
    });
    await completeEarlierOrders(goOn);
    spy.mockRestore();
    expect(await app.stored('orders')).toMatchObject([{ deliveryKey: 'corrected' }]);
  });

  it('stops after a batch if told to, and the next run does the rest', async () => {
    await store(...Array.from({ length: 700 }, () => anEarlierOrder()));
    expect(await completeEarlierOrders(async () => false)).toBe(false);
    const left = () => Order.collection.countDocuments({ deliveryKey: { $exists: false } });
    expect(await left()).toBe(200);
    expect(await completeEarlierOrders(goOn)).toBe(true);
    expect(await left()).toBe(0);
    expect(await Order.collection.countDocuments({ 'lines.category': 'other' })).toBe(700);
  });
});
