import { AccountExport } from '@book-store/contract/reports/account-export/account-export.schemas';
import { describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { aSubscriber } from '../../messages/newsletter/newsletter.builder.ts';
import { anOrder } from '../../orders/order/orders.builder.ts';
import { aMail } from '../../platform/mail/mails.builder.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';

const app = useTestApp();
const call = (method: 'get' | 'put' | 'post', path: string, as: string) =>
  app.http()[method](`/api/account${path}`).set('Authorization', as);
const exportAs = async (as: string) => {
  const reply = await call('get', '/export', as);
  expect(reply.status).toBe(200);
  expect(reply.headers['content-disposition']).toBe('attachment; filename="my-data.json"');
  return AccountExport.parse(reply.body);
};
const NEWS = 'The newsletter of spring';

describe('GET /api/account/export', () => {
  it('returns all that the shop keeps about the account', async () => {
    const as = asCustomer('ada', { emailVerified: true, name: 'Ada' });
    const book = await aBook({ title: 'Emma', stock: 0 });
    const order = await anOrder({ uid: 'ada', books: [{ price: 10, title: 'Dracula' }] });
    await anOrder({ uid: 'bea' });
    await call('put', '', as).send({ name: 'Ada Reader', phone: '+15550100', addresses: [] });
    const at = new Date().toISOString();
    const changes = [{ bookId: book, kind: 'add', at }];
    await call('post', '/cart/changes', as).send({ sentAt: at, changes });
    await call('put', `/wishes/${book}`, as);
    await call('put', `/back-in-stock/${book}`, as);
    await aSubscriber({ email: emailOf('ada'), consentedAt: new Date('2026-01-02') });
    await aMail({ key: `order:${order}:0`, subject: 'Your order', to: 'before@example.com' });
    await aMail({ kind: 'confirm-newsletter', subject: NEWS, to: emailOf('ada') });
    await aMail({ kind: 'reset-password', to: emailOf('ada') });
    await aMail({ kind: 'new-order', to: emailOf('ada') });

    const exported = await exportAs(as);
    expect(exported).toMatchObject({
      account: { uid: 'ada', email: emailOf('ada'), emailVerified: true, name: 'Ada' },
      savedDetails: { name: 'Ada Reader', phone: '+15550100' },
      cart: [{ bookId: book, title: 'Emma' }],
      wishes: [{ bookId: book, title: 'Emma' }],
      backInStock: [{ bookId: book, title: 'Emma' }],
      newsletter: { email: emailOf('ada'), consentedAt: '2026-01-02T00:00:00.000Z' },
    });
    expect(exported.orders.map(({ _id }) => _id)).toEqual([order]);
    expect(exported.orders[0]?.lines[0]?.title).toBe('Dracula');
    expect(exported.mails.map(({ subject }) => subject)).toEqual(['Your order', NEWS]);
    expect(exported.mails[0]?.text).toContain('We have it.');
  });

  it('contains nothing of an address that the account has only registered', async () => {
    await aSubscriber({ email: emailOf('stranger') });
    await aMail({ to: emailOf('stranger') });
    const as = asCustomer('nosy', { email: emailOf('stranger') });
    const exported = await exportAs(as);
    expect([exported.newsletter, exported.mails, exported.orders]).toEqual([undefined, [], []]);
  });

  it('is for customers: visitors and admins are rejected', async () => {
    expect((await app.http().get('/api/account/export')).status).toBe(401);
    expect((await call('get', '/export', await asAdmin())).status).toBe(403);
  });

  it('is limited, because it reads a lot', async () => {
    const as = asCustomer('hasty');
    for (let at = 0; at < 10; at += 1) await exportAs(as);
    expect((await call('get', '/export', as)).status).toBe(429);
  });
});
