import { afterAll, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { type Fault, startReplicaSet } from '../../testing/other-mongodb/replica-set.ts';
import { expectAgreement } from '../order/order-stock.builder.ts';
import { anOrderBody } from '../order/orders.builder.ts';
import { Order } from '../order/orders.model.ts';

const set = await startReplicaSet();
// Registered first, so it runs last: the app drops its database before.
afterAll(set.stop);
const app = useTestApp({}, set.uri);

let customers = 0;
/** Returns a customer's order of a book of which there are five copies. */
async function anOrderToPlace() {
  customers += 1;
  const uid = `customer-${customers}`;
  const book = await aBook({ newPrice: 10, stock: 5 });
  const body = anOrderBody({ email: emailOf(uid), productIds: [book] });
  const place = () =>
    app
      .http()
      .post('/api/orders/')
      .set('Authorization', asCustomer(uid, { emailVerified: true }))
      .set('Idempotency-Key', uid)
      .send(body);
  return { uid, book, place };
}

/** Placing an order sends so many numbered commands, the last one of them the commit; each fails in its turn. */
const WRITES = Array.from({ length: 12 }, (_, at) => at + 1);

describe('a replica set', () => {
  it.each<Fault>([
    'the primary has stepped down',
    'the primary is lost after the write',
    'another member is elected',
  ])('takes an order at once and once, whichever write finds that %s', async (fault) => {
    for (const nth of WRITES) {
      const { uid, book, place } = await anOrderToPlace();
      set.fail(fault, nth);
      const reply = await place();
      expect([nth, set.hasFailed(), reply.status]).toEqual([nth, true, 201]);
      expect(await Order.countDocuments({ uid })).toBe(1);
      await expectAgreement(book, 5);
    }
  });

  it.each<[Fault, number]>([
    ['the primary has stepped down', 2],
    ['the primary is lost after the write', 2],
    ['most members are too slow', 1],
  ])(
    'takes an order once if it is sent again, when %s, and again at the retry',
    async (fault, times) => {
      for (const nth of WRITES) {
        const { uid, book, place } = await anOrderToPlace();
        set.fail(fault, nth, times);
        const first = await place();
        expect([nth, set.hasFailed()]).toEqual([nth, true]);
        expect([201, 503]).toContain(first.status);
        const second = await place();
        expect([nth, second.status]).toEqual([nth, 201]);
        if (first.status === 201) expect(second.body._id).toBe(first.body._id);
        expect(await Order.countDocuments({ uid })).toBe(1);
        await expectAgreement(book, 5);
      }
    },
  );

  it('takes an order once if it is sent again after an election that took too long', async () => {
    for (const nth of [2, 5]) {
      const { uid, book, place } = await anOrderToPlace();
      set.fail('nobody is elected for four seconds', nth);
      const first = await place();
      expect([nth, set.hasFailed()]).toEqual([nth, true]);
      expect([201, 503]).toContain(first.status);
      if (first.status === 503) expect(Number(first.headers['retry-after'])).toBeGreaterThan(0);
      expect((await place()).status).toBe(201);
      expect(await Order.countDocuments({ uid })).toBe(1);
      await expectAgreement(book, 5);
    }
  });

  it('acknowledges writes once most of its members have them', async () => {
    const { place } = await anOrderToPlace();
    await place();
    expect([...set.concerns()]).toEqual(['majority']);
  });
});
