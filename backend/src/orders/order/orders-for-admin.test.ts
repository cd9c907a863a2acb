import { expect, it } from 'vitest';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { anOrder, anOrderBody } from './orders.builder.ts';

const app = useTestApp();

it('lists every order of an email address for an admin', async () => {
  const first = await anOrder({ uid: 'one', email: 'shared@example.com' });
  await anOrder({ uid: 'two' });
  const reply = await app
    .http()
    .get('/api/orders/email/Shared@example.com')
    .set('Authorization', await asAdmin());
  expect(reply.status).toBe(200);
  expect(reply.body.map((order: { _id: string }) => order._id)).toEqual([first]);
});

it('rejects an order by an admin', async () => {
  const reply = await app
    .http()
    .post('/api/orders/')
    .set('Authorization', await asAdmin())
    .send(anOrderBody());
  expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
});
