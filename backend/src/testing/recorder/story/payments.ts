import type { Books } from './catalogue.ts';
import { moveOn, place } from './placing.ts';
import type { Story } from './story.ts';

/** Payments by every method, and refunds. */
export async function payments(story: Story, books: Books): Promise<void> {
  await transfers(story, books);
  await stripe(story, books);
  await giftCards(story, books);
  await lists(story);
}

async function transfers({ ada, admin, hours }: Story, { emma, ebook }: Books) {
  const order = { productIds: [emma, ebook], payment: 'transfer' };
  const [inFull, inPart, byHand, never] = [
    await place(ada, order),
    await place(ada, order),
    await place(ada, order),
    await place(ada, order),
  ];
  const file = [
    'Date,Text,Amount',
    `2026-04-02,Order ${inFull.number},${inFull.totalPrice}`,
    `2026-04-02,Order ${inPart.number},5.00`,
    '2026-04-02,Rent,750.00',
  ].join('\n');
  const csv = { headers: { 'Content-Type': 'text/csv' } };
  const { body: read } = await admin('POST /api/admin/payments/bank-file', file, csv);
  const rows = read.rows.flatMap(({ key, order, amount }: Record<string, { _id: string }>) =>
    order ? [{ key, order: order._id, amount }] : [],
  );
  await admin('POST /api/admin/payments/bank-rows', { rows });
  await admin(`POST /api/admin/orders/${byHand._id}/payment`, { reference: 'Statement 4' });
  await hours(24 * 8);
  await admin(`GET /api/admin/orders/${never._id}`);
  await moveOn(admin, byHand._id, ['confirmed', 'cancelled']);
  await admin(`POST /api/admin/orders/${byHand._id}/refunds`, { amount: 4, reason: 'Sent back' });
  const invoiced = await place(ada, { productIds: [emma], payment: 'invoice' });
  await moveOn(admin, invoiced._id, ['confirmed', 'packed', 'out-for-delivery', 'delivered']);
  await admin(`POST /api/admin/orders/${invoiced._id}/payment`, { amount: 5 });
}

async function stripe({ bob, visitor, admin, hours, ...story }: Story, { emma }: Books) {
  const mine = {
    name: 'Bob Buyer',
    email: 'bob@example.com',
    productIds: [emma],
    payment: 'stripe',
  };
  const paid = await place(bob, mine);
  const { body: page } = await bob(`POST /api/orders/${paid._id}/checkout`, {});
  story.stripe.pay(page.url.split('/').at(-1));
  await story.stripeTells();
  await admin(`POST /api/admin/orders/${paid._id}/payment/check`, {});
  await admin(`POST /api/admin/orders/${paid._id}/refunds`, { amount: 2 });
  await story.stripeTells();
  const left = await place(bob, mine);
  await bob(`POST /api/orders/${left._id}/checkout`, {});
  const guest = { ...mine, name: 'Gus Guest', email: 'gus@example.com' };
  const { guestToken: token } = await place(visitor, guest);
  await visitor('POST /api/guest-orders/checkout', { token });
  await hours(30);
  await story.stripeTells();
  await admin('GET /api/admin/payments/comparison');
}

async function giftCards({ admin, ada, visitor, hours }: Story, { emma, persuasion }: Books) {
  const cards = 'POST /api/admin/gift-cards';
  const { body: card } = await admin(cards, { amount: 25 });
  const { code } = card;
  const path = `/api/admin/gift-cards/${card._id}`;
  const recipient = { name: 'Ada Reader', email: 'ada@example.com', message: 'Read on!' };
  await admin(cards, { amount: 10, recipient });
  await admin(`GET ${path}`);
  await visitor('POST /api/gift-cards/check', { code });
  await visitor('POST /api/gift-cards/check', { code: 'AAAA-AAAA-AAAA-AAAA' }, { status: 409 });
  await admin(`POST ${path}/corrections`, { amount: 75, reason: 'A present' });
  await admin(`PATCH ${path}`, { blocked: true, reason: 'Lost' });
  await admin(`PATCH ${path}`, { blocked: false, reason: 'Found' });
  await place(ada, { productIds: [emma], giftCard: { code, amount: 3 } });
  const whole = {
    productIds: [persuasion],
    payment: 'gift-card',
    delivery: 'shop',
    address: undefined,
  };
  await place(ada, { ...whole, giftCard: { code, amount: 28 } });
  const { body: bought } = await ada('POST /api/orders/gift-cards', {
    name: 'Ada Reader',
    email: 'ada@example.com',
    amount: 25,
    recipient: { ...recipient, name: 'Gus', email: 'gus@example.com' },
    payment: 'transfer',
  });
  await admin(`POST /api/admin/orders/${bought._id}/payment`, {});
  await hours(1);
  await admin('GET /api/admin/gift-cards');
}

async function lists({ admin }: Story) {
  for (const show of ['waiting', 'invoices', 'owed', 'disputed'])
    await admin(`GET /api/admin/payments?show=${show}`);
  await admin('GET /api/admin/payments/counts');
}
