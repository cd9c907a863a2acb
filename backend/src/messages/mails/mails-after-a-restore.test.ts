import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { afterAll, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { anOrderBody } from '../../orders/order/orders.builder.ts';
import { backup } from '../../platform/database/backup.ts';
import { restore } from '../../platform/database/restore.ts';
import { aMail, storedMail } from '../../platform/mail/mails.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { sendDueMails } from '../../platform/mail/send-due-mails.ts';
import { asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { holdRestoredMails } from './hold-restored-mails.ts';
import { queueForOrders } from './mail-jobs.builder.ts';

const app = useTestApp();
const dir = mkdtempSync(path.join(tmpdir(), 'book-store-mails-'));
afterAll(() => rmSync(dir, { recursive: true }));

async function order(uid: string): Promise<void> {
  const body = anOrderBody({ email: emailOf(uid), productIds: [await aBook({ newPrice: 10 })] });
  const reply = await app
    .http()
    .post('/api/orders/')
    .set('Authorization', asCustomer(uid))
    .send(body);
  expect(reply.status).toBe(201);
}
const mailsTo = (uid: string) => Mail.countDocuments({ to: emailOf(uid) });

it('a restored shop sends no mail a second time, and goes on with what happens then', async () => {
  await queueForOrders(true, new Date());
  const waiting = await aMail();
  await order('before');
  const { db } = mongoose.connection;
  if (!db) throw new Error('not connected');
  const file = path.join(dir, 'shop.backup');
  await backup(mongoose.connection.getClient(), db, file);
  await queueForOrders(true, new Date());
  expect(await mailsTo('before')).toBe(1);

  await restore(db, file, undefined, undefined, (staged) => holdRestoredMails(staged, new Date()));
  expect(await storedMail(waiting)).toMatchObject({
    state: 'failed',
    lastError: 'The shop was restored from a backup, and this mail may have been sent since then.',
  });
  await order('after');
  await queueForOrders(true, new Date());
  expect([await mailsTo('before'), await mailsTo('after')]).toEqual([0, 1]);
  const sent: string[] = [];
  await sendDueMails({
    send: async ({ to }) => void sent.push(to),
    sender: { name: 'Shop', contact: [], publicUrl: 'https://b.example' },
    now: () => new Date(),
    onProblem: () => {},
  });
  expect(sent).toEqual([emailOf('after')]);
});
