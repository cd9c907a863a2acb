import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { describe, expect, it } from 'vitest';
import { asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrder } from './orders.builder.ts';

const app = useTestApp();
let customers = 0;
/** A customer whom no other test knows. */
const aCustomer = () => {
  customers += 1;
  return `customer-${customers}`;
};

describe('GET /api/orders/email/:email', () => {
  const get = (email: string, as?: string) => {
    const call = app.http().get(`/api/orders/email/${email}`);
    return as ? call.set('Authorization', as) : call;
  };

  it('lists the newest order first', async () => {
    const uid = aCustomer();
    const old = await anOrder({ uid, createdAt: new Date('2026-01-01') });
    const recent = await anOrder({ uid, createdAt: new Date('2026-03-01') });
    const middle = await anOrder({ uid, createdAt: new Date('2026-02-01') });
    const { body } = await get(emailOf(uid), asCustomer(uid));
    expect(body.map((order: OrderView) => order._id)).toEqual([recent, middle, old]);
  });

  it('is empty for a customer without orders', async () => {
    const uid = aCustomer();
    const reply = await get(emailOf(uid), asCustomer(uid));
    expect([reply.status, reply.body]).toEqual([200, []]);
  });

  it('describes the other pages in headers', async () => {
    const uid = aCustomer();
    for (const day of ['01', '02', '03']) {
      await anOrder({ uid, createdAt: new Date(`2026-01-${day}`) });
    }
    const reply = await get(`${emailOf(uid)}?limit=2&page=2`, asCustomer(uid));
    expect(reply.body).toHaveLength(1);
    expect(reply.headers['x-total-count']).toBe('3');
    expect(reply.headers.link).toContain('rel="prev"');
  });

  it('ignores the case of the email', async () => {
    const uid = aCustomer();
    await anOrder({ uid });
    const reply = await get(emailOf(uid).toUpperCase(), asCustomer(uid));
    expect(reply.body).toHaveLength(1);
  });

  it('must not be cached', async () => {
    const uid = aCustomer();
    const reply = await get(emailOf(uid), asCustomer(uid));
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('replies 401 without a token', async () => {
    const reply = await get('ada@example.com');
    expect([reply.status, reply.body.code]).toEqual([401, 'not-signed-in']);
  });

  it.each(['other@example.com', '*', '%2e%2e', 'other%40example.com', '%00'])(
    'replies 403 for another address (%s)',
    async (email) => {
      const reply = await get(email, asCustomer(aCustomer()));
      expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
    },
  );

  it('hides the orders of an old account from a new one with the same email', async () => {
    const old = aCustomer();
    await anOrder({ uid: old });
    const reply = await get(emailOf(old), asCustomer('somebody-new', { email: emailOf(old) }));
    expect(reply.body).toEqual([]);
  });
});
