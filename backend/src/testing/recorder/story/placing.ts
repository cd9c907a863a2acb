import type { Caller } from '../callers.ts';
import { ADDRESS } from './people.ts';

/** What the checkout sends; give only what matters. */
export const anOrder = (given: object) => ({
  name: 'Ada Reader',
  email: 'ada@example.com',
  phone: '+49301234567',
  address: ADDRESS,
  delivery: 'parcel',
  payment: 'cash-on-delivery',
  ...given,
});

/** Places an order at the shop's price, after a refused attempt with another price. Returns the order. */
export async function place(caller: Caller, given: object, name = 'POST /api/orders/') {
  const body = anOrder(given);
  const refused = await caller(name, { ...body, totalPrice: '999.00' }, { status: 409 });
  return (await caller(name, { ...body, totalPrice: refused.body.totalPrice })).body;
}

/** Moves an order through several statuses as the owner. */
export async function moveOn(admin: Caller, id: string, statuses: readonly string[], more = {}) {
  for (const to of statuses) {
    const { body } = await admin(`GET /api/admin/orders/${id}`);
    const tracking = to === 'out-for-delivery' ? more : {};
    const change = { from: body.status, to, ...tracking };
    await admin(`PATCH /api/admin/orders/${id}/status`, change);
  }
}
