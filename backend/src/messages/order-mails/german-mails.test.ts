import { afterEach, beforeEach, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { countCopies } from '../../catalogue/stock/stock.builder.ts';
import { anOrderBody } from '../../orders/order/orders.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { queueForBooks, queueForOrders } from '../mails/mail-jobs.builder.ts';

const app = useTestApp({ mailFrom: 'shop@example.com' });
const OWNER = 'owner@shop.example';

beforeEach(() =>
  storeSettings({ identity: { email: OWNER }, storefront: { storefront: 'german' } }),
);
afterEach(() => ShopSettings.deleteMany({}));

const subjectsTo = async (to: string) =>
  (await Mail.find({ to }).sort({ _id: 1 }).lean()).map(({ subject }) => subject);

it('writes to customers in German, and to the owner in English', async () => {
  const body = anOrderBody({ email: emailOf('ada'), productIds: [await aBook({ newPrice: 10 })] });
  const { number } = (
    await app
      .http()
      .post('/api/orders/')
      .set('Authorization', asCustomer('ada', { emailVerified: true }))
      .send(body)
  ).body;
  await queueForOrders(true, new Date());
  expect(await subjectsTo(emailOf('ada'))).toEqual([`Ihre Bestellung ${number}`]);
  expect(await subjectsTo(OWNER)).toEqual([expect.stringMatching(/^New order/)]);
});

it('asks in German for a confirmation of the newsletter, and tells of a book that is back', async () => {
  const book = await aBook({ title: 'Emma', stock: 0 });
  const call = app.http().put(`/api/account/back-in-stock/${book}`);
  await call.set('Authorization', asCustomer('eve')).send({});
  await app
    .http()
    .post('/api/newsletter')
    .send({ email: emailOf('eve') });
  await countCopies(book, 2);
  await queueForBooks(true, new Date());
  expect((await subjectsTo(emailOf('eve'))).toSorted()).toEqual([
    'Bitte bestätigen Sie Ihre Anmeldung',
    'Wieder lieferbar: Emma',
  ]);
});
