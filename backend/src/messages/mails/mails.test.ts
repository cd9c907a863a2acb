import { beforeEach, describe, expect, it } from 'vitest';
import { aResetMail } from '../../people/accounts/accounts.builder.ts';
import { aMail, storedMail } from '../../platform/mail/mails.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { forgetExpiredMails } from './erase-mails.ts';

const HOUR_MS = 60 * 60 * 1000;

describe('GET /api/admin/mails', () => {
  const app = useTestApp();
  const shown = async (query = '', as?: string) =>
    app
      .http()
      .get(`/api/admin/mails${query}`)
      .set('Authorization', as ?? (await asAdmin()));
  const receivers = ({ body }: { body: { mails: { to: string }[] } }) =>
    body.mails.map(({ to }) => to);
  beforeEach(async () => {
    await Mail.deleteMany({});
  });

  it('returns the mails whose links have not expired, newest first, and that none is sent', async () => {
    const ago = (ms: number) => new Date(Date.now() - ms);
    await aResetMail('first@example.com', ago(HOUR_MS / 2));
    await aResetMail('second@example.com', ago(1000));
    await aResetMail('late@example.com', ago(HOUR_MS + 1));
    const reply = await shown();
    expect(receivers(reply)).toEqual(['second@example.com', 'first@example.com']);
    expect(reply.body.from).toBeUndefined();
    expect(reply.body.mails[0]).toMatchObject({
      kind: 'reset-password',
      state: 'kept',
      subject: 'Choose a new password',
      link: '/reset-password?mode=resetPassword&oobCode=a-code',
    });
  });

  it('finds mails by the beginning of an address, by order number and by state', async () => {
    await aMail({ to: 'Ada@example.com', orderNumber: 10_042 });
    await aMail({ to: 'ada+2@example.com' }, { sends: false });
    await aMail({ to: 'bea@example.com' });
    expect(receivers(await shown('?q=ADA')).sort()).toEqual([
      'ada+2@example.com',
      'ada@example.com',
    ]);
    expect(receivers(await shown('?q=ada%2B2@'))).toEqual(['ada+2@example.com']);
    expect(receivers(await shown('?q=BS-10042'))).toEqual(['ada@example.com']);
    expect(receivers(await shown('?q=10042'))).toEqual(['ada@example.com']);
    expect(receivers(await shown('?state=kept'))).toEqual(['ada+2@example.com']);
    expect(receivers(await shown('?q=.*'))).toEqual([]);
    const page = await shown('?limit=1&page=2');
    expect([page.body.mails.length, page.headers['x-total-count']]).toEqual([1, '3']);
    expect((await shown('?state=lost')).status).toBe(400);
  });

  it('opens a mail as text', async () => {
    await aMail({
      letter: { language: 'en', heading: 'Thank you', paragraphs: ['Hello <b>Ada</b>,'] },
    });
    const [{ _id }] = (await shown()).body.mails;
    const opened = await shown(`/${_id}`);
    expect(opened.body.text).toContain('Hello <b>Ada</b>,');
    expect((await shown(`/${'a'.repeat(24)}`)).status).toBe(404);
  });

  it('replies 403 to a customer', async () => {
    await aResetMail('ada@example.com');
    const reply = await shown('', asCustomer('ada'));
    expect([reply.status, reply.text.includes('oobCode')]).toEqual([403, false]);
  });

  it('forgets mails whose time is over', async () => {
    const [old, other] = [await aMail({}, { ttlMs: 1000 }), await aMail({})];
    await forgetExpiredMails(new Date(Date.now() + 2000));
    expect([await storedMail(old), (await storedMail(other))?.key]).toEqual([null, other]);
  });

  it('sends nothing again without a mail server', async () => {
    await aMail({}, { sends: false });
    const [{ _id }] = (await shown()).body.mails;
    const call = app.http().post(`/api/admin/mails/${_id}/resend`);
    const reply = await call.set('Authorization', await asAdmin()).send({});
    expect([reply.status, reply.body.detail]).toEqual([409, expect.stringContaining('SMTP_URL')]);
  });

  it('shows no mail server where there is none, and tests none', async () => {
    const as = await asAdmin();
    const at = '/api/admin/mail-server';
    expect((await app.http().get(at).set('Authorization', as)).body).toEqual({});
    const tested = await app.http().post(`${at}/test`).set('Authorization', as);
    expect([tested.status, tested.body.detailCode]).toEqual([409, 'no-mail-server']);
  });
});

describe('a shop with a mail server', () => {
  const elsewhere = useTestApp({
    publicUrl: 'https://books.example',
    mailFrom: 'shop@example.com',
  });
  const call = async (path: string, method: 'get' | 'post' = 'get') =>
    elsewhere
      .http()
      [method](`/api/admin/mails${path}`)
      .set('Authorization', await asAdmin());

  it('says from which address it sends, and links to its public address', async () => {
    await aResetMail('ada@example.com');
    const { body } = await call('?q=ada@example.com');
    expect(body.from).toBe('shop@example.com');
    expect(body.mails[0].link).toBe(
      'https://books.example/reset-password?mode=resetPassword&oobCode=a-code',
    );
  });

  it.each(['failed', 'sent', 'kept'] as const)('sends a mail again that is %s', async (state) => {
    const key = await aMail();
    await Mail.updateOne(
      { key },
      { $set: { state, tries: 3, lastError: 'x' }, $unset: { nextTryAt: 1 } },
    );
    const id = (await storedMail(key))?._id;
    const reply = await call(`/${id}/resend`, 'post');
    expect([reply.status, reply.body.state, reply.body.tries]).toEqual([200, 'waiting', 0]);
    expect((await storedMail(key))?.nextTryAt).toBeInstanceOf(Date);
    const { body } = await elsewhere
      .http()
      .get('/api/admin/activity')
      .set('Authorization', await asAdmin());
    expect(body.entries[0]).toMatchObject({ action: 'mail-resent', subject: { id: String(id) } });
    expect(JSON.stringify(body)).not.toContain('@example.com');
  });

  it('leaves a mail alone that is being sent', async () => {
    const key = await aMail();
    await Mail.updateOne({ key }, { $set: { sending: true } });
    const reply = await call(`/${(await storedMail(key))?._id}/resend`, 'post');
    expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
  });
});
