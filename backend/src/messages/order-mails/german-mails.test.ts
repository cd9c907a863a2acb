import { afterEach, beforeEach, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { countCopies } from '../../catalogue/stock/stock.builder.ts';
import { anOrder, anOrderBody } from '../../orders/order/orders.builder.ts';
import { aDeliveredOrder, storedOrder } from '../../orders/returns/returns.builder.ts';
import { Mail, type StoredMail } from '../../platform/mail/mails.model.ts';
import { aShopIn } from '../../settings/shop/shop-in.builder.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { queueForBooks, queueForOrders } from '../mails/mail-jobs.builder.ts';

const app = useTestApp({ mailFrom: 'shop@example.com' });
const OWNER = 'owner@shop.example';

beforeEach(async () => {
  await storeSettings({
    identity: { email: OWNER },
    storefront: { storefront: 'german', returnDays: 14 },
  });
  await Mail.deleteMany({});
});
afterEach(() => ShopSettings.deleteMany({}));

const subjectsTo = async (to: string) =>
  (await Mail.find({ to }).sort({ _id: 1 }).lean()).map(({ subject }) => subject);
const post = (path: string, body: object, as = asCustomer('ada', { emailVerified: true })) =>
  app.http().post(path).set('Authorization', as).send(body);
const order = async () =>
  (
    await post(
      '/api/orders/',
      anOrderBody({ email: emailOf('ada'), productIds: [await aBook({ newPrice: 10 })] }),
    )
  ).body.number;

/** All of the owner's mails, of which none may have an English word. */
async function toldOwner() {
  const mails = await Mail.find({ to: OWNER }).sort({ _id: 1 }).lean<StoredMail[]>();
  expect(mails.map(({ letter }) => letter.language)).toEqual(mails.map(() => 'de'));
  const said = mails.flatMap(
    ({ letter: { heading, paragraphs, button, sums, books, closing, askUs } }) => [
      ...[heading, ...paragraphs, button?.text, ...(closing ?? []), askUs],
      ...(sums ?? []).map(({ label }) => label),
      ...(books ?? []).map(({ note }) => note),
    ],
  );
  expect(said.join('\n')).not.toMatch(/\b(orders?|open|books?|total|withdrawal|left|the|of)\b/i);
  return mails.map(({ subject }) => subject);
}

it('writes to customers and to the owner in German about an order', async () => {
  const number = await order();
  await queueForOrders(true, new Date());
  expect(await subjectsTo(emailOf('ada'))).toEqual([`Ihre Bestellung ${number}`]);
  expect(await toldOwner()).toEqual([
    expect.stringMatching(new RegExp(`^Neue Bestellung ${number}: 1 Buch, `)),
  ]);
});

it('tells the owner in German of a return', async () => {
  const id = await aDeliveredOrder({ uid: 'ada' });
  const bookId = String((await storedOrder(id)).productIds[0]);
  const lines = [{ bookId, quantity: 1 }];
  expect((await post(`/api/orders/${id}/returns`, { lines, reason: 'other' })).status).toBe(200);
  await queueForOrders(true, new Date());
  expect(await toldOwner()).toEqual([expect.stringMatching(/^Rücksendung: /)]);
});

it('tells the owner in German of a withdrawal', async () => {
  await aShopIn('DE');
  await storeSettings({ identity: { email: OWNER }, storefront: { storefront: 'german' } });
  await anOrder({ email: emailOf('eve'), number: 30_001 });
  const body = { email: emailOf('eve'), orderNumber: 'BS-30001', name: 'Eve' };
  expect((await app.http().post('/api/withdrawals').send(body)).status).toBe(201);
  expect(await toldOwner()).toEqual(['Widerruf: BS-30001']);
});

it('tells the owner in German which books run out', async () => {
  const selling = { stock: 9, createdAt: new Date(Date.now() - 86_400_000), soldAt: new Date() };
  const some = [await aBook(selling), await aBook(selling)];
  for (const book of some) await countCopies(book, 0);
  await queueForBooks(true, new Date());
  expect(await toldOwner()).toEqual(['Wenig Bestand: 2 Bücher']);
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
