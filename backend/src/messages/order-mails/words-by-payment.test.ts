import { ORDER_STATUSES } from '@book-store/contract/orders/order/order-status';
import {
  isByTransfer,
  isCash,
  ORDER_PAYMENT_METHODS,
} from '@book-store/contract/settings/payment/payment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePayment } from '../../orders/changing/change-payment.ts';
import { anOrderDocument } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { letterText } from '../../platform/mail/letter-text.ts';
import { makeMailsDue } from '../../platform/mail/mails.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { queueForOrders } from '../mails/mail-jobs.builder.ts';
import { UNDO_MS } from './due-order-mails.ts';

useTestApp();
const sender = { name: 'Leseecke', contact: [], publicUrl: 'https://b.example' };
const LANGUAGES = ['specified', 'german'] as const;
const ADMIN = { role: 'admin', name: 'anna' } as const;
const CASH = /\bcash\b|\bbar\b|Nachnahme/i;
const TRANSFER = /\btransfer|überweis/i;
const CARD = /online|charged|card or account|abgebucht|Karte/i;

const account = { name: 'Leseecke', iban: 'DE89370400440532013000' };
const WAYS = ORDER_PAYMENT_METHODS.flatMap((method) =>
  [true, false].map((isPaid) => ({ method, isPaid })),
);
type Way = (typeof WAYS)[number];

const setLanguage = (storefront: (typeof LANGUAGES)[number]) =>
  storeSettings({ storefront: { storefront } });
beforeAll(() => setLanguage('specified'));
afterAll(() => ShopSettings.deleteMany({}));
beforeEach(() => Mail.deleteMany({}));

/** Stores an order of this way to pay in a status, as the owner has moved it there. */
async function stored({ method, isPaid }: Way, status: (typeof ORDER_STATUSES)[number]) {
  const at = new Date();
  const { address, ...order } = anOrderDocument({
    status,
    payment: {
      method,
      ...(isByTransfer(method) && { account }),
      ...(isPaid && { paid: 1000, state: 'paid' as const }),
    },
  });
  await Order.create({
    ...order,
    ...(method !== 'at-pick-up' && { address }),
    history: [
      { status: 'placed', at, by: { role: 'customer' } },
      { status, at, by: ADMIN },
    ],
  });
  return order._id.toString();
}

async function textsAbout(id: string) {
  await queueForOrders(false, new Date(Date.now() + UNDO_MS));
  const mails = await Mail.find({ key: new RegExp(`^order:${id}:`) }).sort({ _id: 1 });
  return mails.map(({ subject, letter }) => `${subject}\n${letterText(letter as Letter, sender)}`);
}

function expectOnlyWordsOf(text: string, { method }: Pick<Way, 'method'>) {
  if (!isCash(method)) expect(text).not.toMatch(CASH);
  if (!isByTransfer(method)) expect(text).not.toMatch(TRANSFER);
  if (method !== 'stripe') expect(text).not.toMatch(CARD);
  expect(text).not.toMatch(/\.\.|undefined|\[object|\n\n\n/);
}

describe.each(LANGUAGES)('mails about an order, in the storefront %s', (language) => {
  beforeAll(() => setLanguage(language));

  it.each(WAYS)('speak of the way it is paid alone: $method, paid: $isPaid', async (way) => {
    let count = 0;
    for (const status of ORDER_STATUSES) {
      const id = await stored(way, status);
      await makeMailsDue(id);
      const texts = await textsAbout(id).catch((error: Error) => [error.message]);
      for (const text of texts) expectOnlyWordsOf(text, way);
      count += texts.length;
    }
    expect(count).toBeGreaterThan(3);
  });

  it.each(ORDER_PAYMENT_METHODS)('say how money comes back: %s', async (method) => {
    const id = await stored({ method, isPaid: true }, 'delivered');
    await inTransaction((session) =>
      changePayment(
        id,
        () => ({ events: [{ kind: 'refunded', amount: 1000, at: new Date(), by: ADMIN }] }),
        session,
      ),
    );
    const [text = ''] = await textsAbout(id);
    expectOnlyWordsOf(text, { method });
    if (isCash(method)) expect(text).toMatch(/directly|direkt/);
    if (isByTransfer(method)) expect(text).toMatch(TRANSFER);
    if (method === 'stripe') expect(text).toMatch(/card or account|Karte/);
    if (!isByTransfer(method) && method !== 'stripe')
      expect(text).not.toMatch(/your bank|je nach Bank/);
  });
});
