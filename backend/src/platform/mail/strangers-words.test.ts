import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { UNDO_MS } from '../../messages/order-mails/due-order-mails.ts';
import { anOrder, anOrderBody } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { guestUid } from '../../people/customers/guest-uid.ts';
import { aShopForGuests } from '../../settings/shop/shop-in.builder.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import type { Letter } from './letter.ts';
import { letterText } from './letter-text.ts';
import { makeMailsDue } from './mails.builder.ts';
import { Mail } from './mails.model.ts';

const app = useTestApp({ mailFrom: 'shop@example.com' });
const sender = { name: 'Shop', contact: [], publicUrl: 'https://b.example' };
beforeAll(() => aShopForGuests());

/** What mail programs make a link of, apart from those to the shop. */
const LINK = /\S+:\/\/\S+|www\.\S|\S\.[a-z]{2}|\S@\S/i;
const LONG = 'Win a car at evil.example '.repeat(40);
const WORDS = {
  name: `https://evil.example ${LONG}`,
  address: {
    street: `www.evil.example ${LONG}`,
    city: 'evil。example',
    country: 'mail me@evil.example',
    state: 'http://evil.example\r\n\r\nhttp://evil.example',
    zipcode: 'evil.example/x',
  },
};

/** Returns the texts of all mails that an order calls for with these statuses, without the shop's own address. */
async function textsOf(given: { unverifiedEmail?: true; email: string }) {
  const texts: string[] = [];
  for (const status of ['placed', 'confirmed', 'out-for-delivery', 'cancelled'] as const) {
    const id = await anOrder({ email: given.email, uid: guestUid(given.email), status });
    await Order.collection.updateOne(
      { _id: new Types.ObjectId(id) },
      { $set: { ...WORDS, ...given } },
    );
    await makeMailsDue(id);
    await queueForOrders(false, new Date(Date.now() + UNDO_MS));
    const mail = await Mail.findOne({ key: `order:${id}:0` });
    texts.push(letterText(mail?.letter as Letter, sender));
  }
  return texts.map((text) => text.replaceAll(/https:\/\/b\.example\S*/g, ''));
}

describe('what a stranger has typed', () => {
  it('is short and no link in any mail about an order whose address nobody has confirmed', async () => {
    const texts = await textsOf({ email: 'victim@example.com', unverifiedEmail: true });
    for (const text of texts) {
      expect(text).toMatch(/Hello https: \/\/ evil\. example/);
      expect(text).not.toMatch(LINK);
      for (const line of text.split('\n'))
        if (/evil|Win/.test(line)) expect(line.length).toBeLessThan(230);
    }
  });

  it('is as it was typed where the customer has confirmed the address', async () => {
    for (const text of await textsOf({ email: 'regular@example.com' }))
      expect(text).toContain('Hello https://evil.example');
  });

  const { address } = anOrderBody();
  it.each([
    { path: 'name', words: { name: 'https://evil.example' } },
    { path: 'name', words: { name: 'Win at WWW.evil.example' } },
    ...['street', 'city', 'country', 'state', 'zipcode'].map((part) => ({
      path: `address.${part}`,
      words: { address: { ...address, [part]: 'www.evil.example' } },
    })),
  ])(
    'is refused with a sentence at $path if it is the address of a page',
    async ({ path, words }) => {
      const productIds = [await aBook({ newPrice: 10 })];
      const body = anOrderBody({ productIds, ...words });
      const reply = await app.http().post('/api/orders/').send(body);
      expect(reply.status).toBe(400);
      expect(reply.body.fields).toEqual([
        {
          path,
          message: 'Please leave out the addresses of web pages.',
          code: 'web-address',
          values: {},
        },
      ]);
    },
  );

  it.each(['Dr.Schmidt', 'J.R.R. Tolkien', 'Awww. Man', 'Booking.com', 'St.Gallen'])(
    'is taken as a name if it only looks like one: %s',
    async (name) => {
      const productIds = [await aBook({ newPrice: 10 })];
      const reply = await app.http().post('/api/orders/').send(anOrderBody({ productIds, name }));
      expect([reply.status, reply.body.name]).toEqual([201, name]);
    },
  );
});
