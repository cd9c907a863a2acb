import { expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrderBody } from '../order/orders.builder.ts';

const app = useTestApp();

it('takes the order of an address whose domain is in any script, shows it so, and mails its ASCII form', async () => {
  const email = 'info@müller.example';
  const ascii = 'info@xn--mller-kva.example';
  const account = asCustomer('umlaut', { email: ascii });
  const productIds = [await aBook({ newPrice: 10 })];
  const { status, body } = await app
    .http()
    .post('/api/orders/')
    .set('Authorization', account)
    .send(anOrderBody({ email: `\u200b${email}`, productIds, totalPrice: '10.00' }));
  expect([status, body.email]).toEqual([201, email]);
  for (const written of [email, ascii]) {
    const own = await app
      .http()
      .get(`/api/orders/email/${encodeURIComponent(written)}`)
      .set('Authorization', account);
    expect(own.body.map(({ _id }: { _id: string }) => _id)).toEqual([body._id]);
    const found = await app
      .http()
      .get(`/api/admin/orders?q=${encodeURIComponent(written)}`)
      .set('Authorization', await asAdmin());
    expect(found.body).toMatchObject([{ _id: body._id, email }]);
  }
  await queueForOrders(false, new Date());
  expect(await Mail.findOne({ key: `order:${body._id}:0` }).lean()).toMatchObject({ to: ascii });
  for (const q of [email, ascii]) {
    const list = async (path: string) => {
      const call = app.http().get(`/api/admin/${path}`).query({ q });
      return (await call.set('Authorization', await asAdmin())).body;
    };
    expect((await list('mails')).mails).toMatchObject([{ to: email }]);
    expect((await list('customers')).customers).toMatchObject([{ email }]);
  }
});
