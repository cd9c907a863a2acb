import type { Caller } from '../callers.ts';
import { ADDRESS } from './people.ts';

/** Returns what the checkout sends for a customer; give only what matters. */
export const anOrder = (given: object) => ({
  name: 'Ada Reader',
  email: 'ada@example.com',
  phone: '+49301234567',
  address: ADDRESS,
  delivery: 'parcel',
  payment: 'cash-on-delivery',
  ...given,
});

/** Places an order at the price that the shop names, once it has refused another one. Returns the order. */
export async function place(caller: Caller, given: object, name = 'POST /api/orders/') {
  const body = anOrder(given);
  const refused = await caller(name, { ...body, totalPrice: '999.00' }, { status: 409 });
  return (await caller(name, { ...body, totalPrice: refused.body.totalPrice })).body;
}

/** Has the owner move an order on, one status after the other. */
export async function moveOn(admin: Caller, id: string, statuses: readonly string[], more = {}) {
  for (const to of statuses) {
    const { body } = await admin(`GET /api/admin/orders/${id}`);
    const tracking = to === 'out-for-delivery' ? more : {};
    const change = { from: body.status, to, ...tracking };
    await admin(`PATCH /api/admin/orders/${id}/status`, change);
  }
}
