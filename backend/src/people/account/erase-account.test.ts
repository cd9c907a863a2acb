import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { AREAS } from '../../main/shop.ts';
import { Subscriber } from '../../messages/newsletter/newsletter.model.ts';
import { subscribe } from '../../messages/newsletter/newsletter.service.ts';
import { anOrder, anOrderBody } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aResetMail } from '../accounts/accounts.builder.ts';
import { Account } from '../accounts/accounts.model.ts';
import { eraseCustomer } from './erase-customer.ts';

const app = useTestApp();
const MINUTE_MS = 60_000;
const justNow = () => ({ signedInAt: Date.now() });
const erase = (as: string) => app.http().delete('/api/account').set('Authorization', as).send();
const ordersOf = (uid: string, as: string) =>
  app
    .http()
    .get(`/api/orders/email/${emailOf(uid)}`)
    .set('Authorization', as);

describe('DELETE /api/account', () => {
  it('keeps the orders for bookkeeping, without email and account', async () => {
    const [open, done] = [
      await anOrder({ uid: 'leaving', name: 'Lea Ving' }),
      await anOrder({ uid: 'leaving', status: 'delivered' }),
    ];
    const other = await anOrder({ uid: 'staying' });
    const reply = await erase(asCustomer('leaving', justNow()));
    expect([reply.status, reply.body]).toEqual([200, { erased: true }]);

    const admin = await asAdmin();
    const asOwner = (path: string) => app.http().get(path).set('Authorization', admin);
    const kept = (await asOwner(`/api/admin/orders/${open}`)).body;
    expect(kept).toMatchObject({ name: 'Lea Ving', email: '', status: 'placed' });
    expect(kept.address.street).not.toBe('');
    expect((await asOwner(`/api/admin/orders/${done}`)).body.lines).toHaveLength(1);
    const stored = JSON.stringify(await Order.find({ _id: { $in: [open, done] } }).lean());
    expect(stored).not.toContain(emailOf('leaving'));
    expect(stored).not.toContain('"uid":"leaving"');
    expect((await asOwner('/api/admin/orders?q=lea ving')).body).toHaveLength(1);
    expect((await ordersOf('staying', asCustomer('staying'))).body[0]._id).toBe(other);
  });

  it('hides the orders from a later account with the same email, and from an admin who searches for it', async () => {
    await anOrder({ uid: 'former' });
    await erase(asCustomer('former', justNow()));
    const later = asCustomer('later', { email: emailOf('former') });
    expect((await ordersOf('former', later)).body).toEqual([]);
    expect((await ordersOf('former', await asAdmin())).body).toEqual([]);
  });

  it('does not stop an open order', async () => {
    const id = await anOrder({ uid: 'waiting' });
    await erase(asCustomer('waiting', justNow()));
    const moved = await app
      .http()
      .patch(`/api/admin/orders/${id}/status`)
      .set('Authorization', await asAdmin())
      .send({ from: 'placed', to: 'confirmed' });
    expect([moved.status, moved.body.status]).toEqual([200, 'confirmed']);
  });

  it('removes a verified address from the newsletter, and its mails', async () => {
    const [own, foreign] = [emailOf('reader'), emailOf('another')];
    for (const to of [own, foreign]) {
      await subscribe(to, new Date());
      await aResetMail(to);
    }
    await erase(asCustomer('reader', { ...justNow(), emailVerified: true }));
    const left = async (to: string) => [
      await Subscriber.countDocuments({ email: to }),
      await Mail.countDocuments({ to }),
    ];
    expect([await left(own), await left(foreign)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('is not undone by another device, whose token is valid for a while', async () => {
    const elsewhere = asCustomer('two-devices', { signedInAt: Date.now() - 60 * MINUTE_MS });
    await erase(asCustomer('two-devices', justNow()));
    const put = app.http().put('/api/account').set('Authorization', elsewhere);
    const saved = await put.send({ name: 'Ada Reader', addresses: [] });
    expect([saved.status, saved.body.code]).toEqual([401, 'not-signed-in']);
    expect(JSON.stringify(await app.stored('customers'))).not.toContain('two-devices');
  });

  it('refuses orders afterwards, and keeps none that were on their way', async () => {
    const productIds = [await aBook()];
    const as = asCustomer('in-flight', justNow());
    const body = anOrderBody({ email: emailOf('in-flight'), productIds });
    const place = () => app.http().post('/api/orders/').set('Authorization', as).send(body);
    const placing = Array.from({ length: 8 }, place);
    const [erased] = await Promise.all([erase(as), ...placing]);
    expect(erased.status).toBe(200);
    const own = { $or: [{ uid: 'in-flight' }, { email: emailOf('in-flight') }] };
    expect(await Order.countDocuments(own)).toBe(0);
    expect((await place()).status).toBe(401);
  });

  it('can be repeated', async () => {
    await anOrder({ uid: 'again' });
    const as = asCustomer('again', justNow());
    expect([(await erase(as)).status, (await erase(as)).status]).toEqual([200, 200]);
  });

  it.each([
    ['longer than five minutes ago', { signedInAt: Date.now() - 6 * MINUTE_MS }],
    ['at a time that the token does not contain', {}],
  ])('requires a recent sign-in from someone who signed in %s', async (_when, more) => {
    const id = await anOrder({ uid: 'stale' });
    const reply = await erase(asCustomer('stale', more));
    expect([reply.status, reply.body.code]).toEqual([403, 'recent-sign-in-required']);
    expect(await Order.findById(id)).toMatchObject({ uid: 'stale' });
  });

  it('is for customers: visitors and admins are rejected', async () => {
    expect((await app.http().delete('/api/account')).status).toBe(401);
    expect((await erase(await asAdmin())).status).toBe(403);
  });
});

describe('an erasure that fails half-way', () => {
  it('leaves the account, with which it can be repeated', async () => {
    const [_id, at] = [randomUUID(), new Date()];
    await Account.create({
      _id,
      email: `${_id}@example.com`,
      createdAt: at,
      signedInAt: at,
      emailVerified: true,
    });
    const failing = {
      models: [],
      erase: async () => {
        throw new Error('The database is away.');
      },
    };
    const last = { name: 'last', personalData: [failing] };
    await expect(eraseCustomer([...AREAS, last], { uid: _id })).rejects.toThrow('away');
    expect(await Account.exists({ _id })).not.toBeNull();
    await eraseCustomer(AREAS, { uid: _id });
    expect(await Account.exists({ _id })).toBeNull();
  });
});
