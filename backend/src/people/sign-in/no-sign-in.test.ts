import { describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { anOrderBody } from '../../orders/order/orders.builder.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { createSignIn } from './create-sign-in.ts';

const signIn = createSignIn({ where: 'off' });
const app = useTestApp({
  verifyIdToken: signIn.verifyIdToken,
  shopConfig: signIn.webConfig,
  signInState: signIn.state,
});
const get = (path: string) => app.http().get(path);

describe('a shop without sign-in', () => {
  it('takes orders of guests, whatever its settings', async () => {
    const productIds = [await aBook({ newPrice: 10 })];
    const { status, body } = await app
      .http()
      .post('/api/orders/')
      .send(anOrderBody({ productIds }));
    expect(status).toBe(201);
    const view = app.http().post('/api/guest-orders/view').send({ token: body.guestToken });
    expect((await view).body.number).toBe(body.number);
  });

  it('says so, and is healthy', async () => {
    expect((await get('/api/config')).body).toEqual({ ownAccounts: false, mailsLinks: false });
    expect((await get('/api/shop')).body).toMatchObject({ accounts: false, guestOrders: true });
    expect((await get('/api/health')).body).toMatchObject({ status: 'ok', signIn: 'off' });
  });

  it('tells whoever sends an ID token that there are no accounts', async () => {
    for (const path of ['/api/account', '/api/orders/email/ada@example.com']) {
      const { status, body } = await get(path).set('Authorization', asCustomer('ada'));
      expect([status, body.detail]).toEqual([
        401,
        'This shop has no customer accounts: please order without one.',
      ]);
    }
  });

  it('has the same dashboard', async () => {
    const admin = await asAdmin();
    expect((await get('/api/admin/orders').set('Authorization', admin)).status).toBe(200);
    const put = app.http().put('/api/admin/shop/storefront').set('Authorization', admin);
    const { body } = await put.send({ storefront: 'refined' });
    expect(body).toMatchObject({ storefront: 'refined', accounts: false, guestOrders: true });
  });
});
