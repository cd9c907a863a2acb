import { describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { aPendingWait } from '../../messages/back-in-stock/back-in-stock.builder.ts';
import { aSubscriber } from '../../messages/newsletter/newsletter.builder.ts';
import { aQuestion } from '../../messages/questions/questions.builder.ts';
import { aGuestOrder, anOrder } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { waitAsGuest } from '../customers/guest-waits.ts';

const app = useTestApp({ mailFrom: 'shop@example.com' });
const erase = async (email: string, as: string) =>
  app.http().post('/api/admin/erasures').set('Authorization', as).send({ email });
const COLLECTIONS = ['customers', 'questions', 'newsletter_subscribers', 'mails', 'orders'];
const namesOf = async (email: string) => {
  const stored = await Promise.all(
    COLLECTIONS.map(async (name) => [name, JSON.stringify(await app.stored(name))] as const),
  );
  return stored.filter(([, text]) => text.includes(email)).map(([name]) => name);
};

describe('an admin who is asked to erase an address without an account', () => {
  it('finds all that is stored about it, whatever its owner has done, and nothing of others', async () => {
    const [email, other] = ['just.waits@example.com', 'stays@example.com'];
    for (const address of [email, other]) {
      const book = await aBook({ stock: 0 });
      await waitAsGuest({ email: address, bookId: book, at: new Date(), confirm: false });
      await aPendingWait(await aBook({ stock: 0 }), address);
      await app.http().post('/api/back-in-stock').send({ email: address, bookId: book });
      await app.http().post('/api/newsletter').send({ email: address });
      await aQuestion({ email: address });
      await aGuestOrder({ email: address });
    }
    await app.http().post('/api/newsletter').send({ email });
    expect(await namesOf(email)).toEqual(COLLECTIONS);
    const { status, body } = await erase('Just.Waits@example.com', await asAdmin());
    expect([status, body]).toEqual([200, { erased: true }]);
    expect(await namesOf(email)).toEqual([]);
    expect(await namesOf(other)).toEqual(COLLECTIONS);
    expect((await erase(email, await asAdmin())).status).toBe(200);
  });

  it('leaves an account and its orders to whoever has it', async () => {
    const email = 'has-account@example.com';
    const id = await anOrder({ uid: 'has-account', email });
    await aSubscriber({ email });
    await erase(email, await asAdmin());
    expect(await Order.findById(id).lean()).toMatchObject({ uid: 'has-account', email });
  });

  it('names an address, and nobody in the log', async () => {
    expect((await erase('nobody', await asAdmin())).status).toBe(400);
    await erase('logged@example.com', await asAdmin());
    const log = app.http().get('/api/admin/activity');
    const { body } = await log.set('Authorization', await asAdmin());
    expect(body.entries[0]).toMatchObject({ action: 'guest-erased', subject: {} });
    expect(JSON.stringify(body)).not.toContain('logged@example.com');
  });
});
