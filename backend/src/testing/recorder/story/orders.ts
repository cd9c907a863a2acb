import type { Books } from './catalogue.ts';
import { ADDRESS } from './people.ts';
import { moveOn, place } from './placing.ts';
import type { Story } from './story.ts';

export type Orders = { cash: string; cashNumber: string; guestToken: string; guest: string };

const SENT = ['confirmed', 'packed', 'out-for-delivery'];
const PARCEL = { tracking: { carrier: 'DHL', number: '00340434161094042557' } };
const VIENNA = {
  street: '3 Ringstraße',
  city: 'Vienna',
  country: 'Austria',
  state: 'Vienna',
  zipcode: '1010',
};

/** Orders of every kind are placed, changed, packed, delivered, refused and cancelled. */
export async function orders(story: Story, books: Books): Promise<Orders> {
  await discountCodes(story, books);
  const cash = await cashOrder(story, books);
  await orderOfUnverified(story, books);
  const guest = await guestOrders(story, books);
  await otherWays(story, books);
  await counterOrders(story, books);
  await readOrders(story);
  return { cash: cash._id, cashNumber: cash.number, ...guest };
}

async function discountCodes({ admin, ada, bob }: Story, { emma, persuasion }: Books) {
  const codes = 'POST /api/admin/discount-codes';
  const spring = { code: 'SPRING', kind: 'percent', percent: 10, perCustomer: 1 };
  await admin(codes, spring, { headers: { 'Idempotency-Key': 'code-spring' } });
  await admin(codes, spring, { status: 400 });
  await admin(codes, { code: 'FIVE', kind: 'amount', amount: 5, minimum: 20, books: [persuasion] });
  await admin(codes, { code: 'UNUSED', kind: 'percent', percent: 50 });
  const { body: all } = await admin('GET /api/admin/discount-codes');
  const idOf = (wanted: string) => all.find(({ code }: { code: string }) => code === wanted)._id;
  await admin(`GET /api/admin/discount-codes/${idOf('SPRING')}`);
  await admin(`PUT /api/admin/discount-codes/${idOf('SPRING')}`, { ...spring, limit: 100 });
  await admin(`PATCH /api/admin/discount-codes/${idOf('FIVE')}`, { ended: true });
  await admin(`PATCH /api/admin/discount-codes/${idOf('FIVE')}`, { ended: false });
  await ada('POST /api/discount-codes/preview', { code: 'spring', productIds: [emma] });
  await ada(
    'POST /api/discount-codes/preview',
    { code: 'none', productIds: [emma] },
    { status: 409 },
  );
  await place(ada, { productIds: [emma, persuasion], discountCode: 'SPRING' });
  await bob('POST /api/discount-codes/preview', { code: 'FIVE', productIds: [persuasion] });
  await admin(`DELETE /api/admin/discount-codes/${idOf('SPRING')}`, undefined, { status: 409 });
  await admin(`DELETE /api/admin/discount-codes/${idOf('UNUSED')}`);
}

/** An order with every possible action. */
async function cashOrder({ admin, ada, hours }: Story, { emma, ebook }: Books) {
  const order = await place(ada, { productIds: [emma, ebook], quantities: [3, 1] });
  const path = `/api/admin/orders/${order._id}`;
  await hours(1);
  await admin('GET /api/admin/notifications');
  await admin('POST /api/admin/notifications/seen', { ids: [order._id] });
  await admin(`PATCH ${path}`, { phone: '+49 30 7654321' });
  const { body: noted } = await admin(`POST ${path}/notes`, { text: 'Ring twice.' });
  await admin(`DELETE ${path}/notes/${noted.notes[0]._id}`);
  const lines = [{ bookId: emma, from: 3, to: 2 }];
  await ada(`POST /api/orders/${order._id}/cancel-lines`, { lines });
  await admin(`PUT ${path}/lines`, {
    lines: [
      { bookId: emma, quantity: 4 },
      { bookId: ebook, quantity: 1, price: 5 },
    ],
  });
  await moveOn(admin, order._id, ['confirmed', 'packed']);
  await ada(`POST /api/orders/${order._id}/invoice`, {});
  await admin(`POST ${path}/invoice`, {});
  await admin(`POST ${path}/undo`, { from: 'packed' });
  await moveOn(admin, order._id, ['packed']);
  await admin('GET /api/admin/orders/handovers?handover=address');
  await moveOn(admin, order._id, ['out-for-delivery'], PARCEL);
  await admin(`PATCH ${path}/parcel`, {
    tracking: { carrier: 'UPS', number: '1Z999AA10123456784' },
  });
  await moveOn(admin, order._id, ['delivered']);
  await admin(`PATCH ${path}/status`, { from: 'placed', to: 'confirmed' }, { status: 409 });
  await ada(`POST /api/orders/${order._id}/cancel`, {}, { status: 409 });
  await ada('GET /api/orders/email/ada@example.com');
  return order;
}

/** This customer's address is not verified. */
async function orderOfUnverified({ cleo, cleoVerified, admin, hours }: Story, { emma }: Books) {
  const mine = { name: 'Cleo', email: 'cleo@example.com', productIds: [emma] };
  const confirmed = await place(cleo, mine);
  await cleo(`POST /api/orders/${confirmed._id}/confirm`, {}, { status: 403 });
  await cleoVerified(`POST /api/orders/${confirmed._id}/confirm`, {});
  const cancelled = await place(cleo, mine);
  await cleo(`POST /api/orders/${cancelled._id}/cancel`, {});
  await place(cleo, mine);
  // The last one is never confirmed.
  await hours(72);
  await moveOn(admin, confirmed._id, SENT);
  await moveOn(admin, confirmed._id, ['refused']);
}

async function guestOrders({ visitor, admin, hours }: Story, { emma, calendar }: Books) {
  const guest = { name: 'Gus Guest', email: 'gus@example.com', productIds: [emma, calendar] };
  const { _id: id, guestToken: token } = await place(visitor, guest);
  await visitor('POST /api/guest-orders/view', { token });
  await hours(1);
  const { body: mails } = await admin('GET /api/admin/mails?q=gus@example.com');
  const { body: mail } = await admin(`GET /api/admin/mails/${mails.mails[0]._id}`);
  const confirmToken = /guest-order#([\w.-]+)/.exec(mail.text)?.[1] ?? mail.text;
  await visitor('POST /api/guest-orders/confirm', { token: confirmToken });
  const lines = [{ bookId: calendar, from: 1, to: 0 }];
  await visitor('POST /api/guest-orders/cancel-lines', { token, lines });
  await moveOn(admin, id, [...SENT, 'delivered'], PARCEL);
  await visitor('POST /api/guest-orders/invoice', { token });
  const second = await place(visitor, guest);
  await visitor('POST /api/guest-orders/cancel', { token: second.guestToken });
  const third = await place(visitor, { ...guest, email: 'gina@example.com' });
  await admin(`POST /api/admin/orders/${third._id}/end-links`, {});
  await visitor('POST /api/guest-orders/view', { token: third.guestToken }, { status: 404 });
  return { guest: id, guestToken: token };
}

async function otherWays({ ada, bob, admin }: Story, { emma, ebook }: Books) {
  const mine = { name: 'Bob Buyer', email: 'bob@example.com' };
  const once = { productIds: [emma], totalPrice: '0.01' };
  await bob('POST /api/orders/', { ...mine, ...once, surprise: true }, { status: 400 });
  const pickedUp = await place(bob, {
    ...mine,
    productIds: [emma],
    delivery: 'shop',
    payment: 'at-pick-up',
    address: undefined,
  });
  await moveOn(admin, pickedUp._id, ['confirmed', 'packed']);
  await admin('GET /api/admin/orders/handovers?handover=pick-up');
  await moveOn(admin, pickedUp._id, ['delivered']);
  const byBicycle = await place(bob, { ...mine, productIds: [emma, ebook], delivery: 'bicycle' });
  const abroad = await place(ada, { productIds: [emma], address: VIENNA, payment: 'transfer' });
  await ada(`POST /api/orders/${abroad._id}/cancel`, {});
  const moves = [{ id: byBicycle._id, from: 'placed', to: 'confirmed' }];
  await admin('POST /api/admin/orders/moves', {
    moves: [...moves, { ...moves[0], id: abroad._id }],
  });
  const undone = { id: byBicycle._id, from: 'confirmed' };
  await admin('POST /api/admin/orders/moves/undo', { moves: [undone] });
  await moveOn(admin, byBicycle._id, ['cancelled']);
}

async function counterOrders({ admin }: Story, { emma, persuasion }: Books) {
  const counter = 'POST /api/admin/orders';
  const sold = { productIds: [emma], totalPrice: '0.01', collected: true };
  const { body } = await admin(counter, sold, { status: 409 });
  await admin(counter, { ...sold, totalPrice: body.totalPrice });
  const called = { name: 'Carl Caller', phone: '+49 30 5550100', address: ADDRESS };
  const asked = { ...called, productIds: [persuasion], totalPrice: '0.01' };
  const { body: changed } = await admin(counter, asked, { status: 409 });
  await admin(counter, { ...asked, totalPrice: changed.totalPrice });
}

async function readOrders({ admin }: Story) {
  await admin('GET /api/admin/orders');
  await admin('GET /api/admin/orders?q=gus&status=delivered,cancelled&limit=2');
  await admin('GET /api/admin/orders/summary');
  await admin('GET /api/admin/exports/orders.csv');
}
