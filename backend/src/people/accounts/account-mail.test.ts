import { beforeEach, describe, expect, it } from 'vitest';
import { aMail, sendingTo } from '../../platform/mail/mails.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { sendDueMails } from '../../platform/mail/send-due-mails.ts';
import { useMailServer } from '../../testing/app/mail-server.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { MINUTE_MS, messageOf, OTHER, useAccounts } from './accounts.fixtures.ts';

describe('links by mail', () => {
  const { app, accounts, call, aCustomer, logIn, putForward } = useAccounts({
    mailing: { sends: true, keepsCodes: false },
  });
  const server = useMailServer();
  beforeEach(async () => {
    await Mail.deleteMany({});
    server.arrived.length = 0;
  });
  const ask = async (email: string) => {
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email }).expect(200);
    await accounts.settled();
  };
  const send = () => sendDueMails(sendingTo(server.port()));
  /** Returns the codes in the mails that have arrived. */
  const codes = () =>
    server.arrived.map(({ raw }) => {
      const text = raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
      return /oobCode=([\w-]{43})/.exec(text)?.[1] ?? '';
    });

  it('have a code that is nowhere but in the mail that its reader gets', async () => {
    const { email } = await aCustomer();
    await ask(email);
    await send();
    const [code = ''] = codes();
    expect(code).toHaveLength(43);
    const stored = await Promise.all(['mails', 'account_codes', 'accounts'].map(app.stored));
    expect(JSON.stringify(stored)).not.toContain(code);
    const admin = await asAdmin();
    const get = (path: string) => app.http().get(path).set('Authorization', admin);
    const { body } = await get('/api/admin/mails');
    expect(body.mails).toMatchObject([{ kind: 'reset-password', state: 'sent' }]);
    expect(body.mails[0]).not.toHaveProperty('link');
    const opened = await get(`/api/admin/mails/${body.mails[0]._id}`);
    expect(opened.text).not.toContain('oobCode');
    expect((await call('resetPassword', { oobCode: code, newPassword: OTHER })).status).toBe(200);
  });

  it('get another code with each attempt; one of them is enough, and no other works afterwards', async () => {
    const { email } = await aCustomer();
    await ask(email);
    await send();
    const [mail] = await Mail.find({ to: email });
    const resend = app.http().post(`/api/admin/mails/${mail?._id}/resend`);
    expect((await resend.set('Authorization', await asAdmin())).status).toBe(200);
    await send();
    const [first = '', second = ''] = codes();
    expect(first).not.toBe(second);
    expect((await call('resetPassword', { oobCode: first, newPassword: OTHER })).status).toBe(200);
    const again = await call('resetPassword', { oobCode: second, newPassword: OTHER });
    expect(messageOf(again)).toMatch(/_OOB_CODE/);
  });

  it('are not sent any more once the password has changed', async () => {
    const { email, idToken } = await aCustomer();
    await ask(email);
    await call('update', { idToken, password: OTHER }).expect(200);
    await send();
    expect(await Mail.findOne({ to: email, kind: 'reset-password' })).toMatchObject({
      state: 'failed',
      lastError: 'Expired before it could be sent.',
    });
    expect(codes().filter(Boolean)).toEqual([]);
  });

  it('fall under the limit of a day until somebody has proved the address', async () => {
    const { email, idToken } = await aCustomer();
    for (let mail = 0; mail < 4; mail += 1) await ask(email);
    await send();
    expect(server.arrived).toHaveLength(3);
    const newEmail = `new-${email}`;
    for (let mail = 0; mail < 4; mail += 1) {
      const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail };
      await call('sendOobCode', change).expect(200);
      await accounts.settled();
    }
    await send();
    expect(server.arrived).toHaveLength(6);
    const [code = ''] = codes();
    await call('resetPassword', { oobCode: code, newPassword: OTHER }).expect(200);
    await Mail.deleteMany({});
    server.arrived.length = 0;
    for (let mail = 0; mail < 4; mail += 1) await ask(email);
    await send();
    expect(server.arrived).toHaveLength(4);
  });

  it('reach the owner of an unproved address, whatever strangers have it sent there', async () => {
    const { email } = await aCustomer();
    for (const key of ['one', 'two', 'three', 'four'])
      await aMail({ key: `${key}-${email}`, to: email, limit: 'other' });
    await send();
    expect(server.arrived).toHaveLength(3);
    for (let mail = 0; mail < 5; mail += 1) await ask(email);
    await send();
    const sent = codes().filter(Boolean);
    expect(sent).toHaveLength(3);
    expect(server.arrived.at(-1)?.raw).toMatch(/for a day/);
    putForward(23 * 60 * MINUTE_MS);
    const reset = { oobCode: sent[0], newPassword: OTHER };
    expect((await call('resetPassword', reset)).status).toBe(200);
    expect((await logIn(email, OTHER)).status).toBe(200);
    putForward(-23 * 60 * MINUTE_MS);
  });

  it('tell of a new password without a code', async () => {
    const { email, idToken } = await aCustomer();
    await call('update', { idToken, password: OTHER }).expect(200);
    await send();
    expect(server.arrived.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim())).toEqual([
      'Your password was changed',
    ]);
    expect((await logIn(email, OTHER)).status).toBe(200);
  });
});

describe('links that are not sent, because the shop has no mail server', () => {
  const shop = (keepsCodes: boolean) => useAccounts({ mailing: { sends: false, keepsCodes } });
  const linkOf = async ({ app, accounts, call, aCustomer }: ReturnType<typeof shop>) => {
    const { email } = await aCustomer();
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email }).expect(200);
    await accounts.settled();
    const list = app
      .http()
      .get('/api/admin/mails')
      .set('Authorization', await asAdmin());
    return (await list).body.mails[0];
  };

  describe('and runs on this computer only', () => {
    const own = shop(true);
    it('are shown to its owner', async () => {
      const { link, state } = await linkOf(own);
      expect([state, link]).toEqual(['kept', expect.stringContaining('oobCode=')]);
    });
  });

  describe('and can be reached by others', () => {
    const open = shop(false);
    it('are shown to nobody', async () => {
      const mail = await linkOf(open);
      expect([mail.state, mail.link]).toEqual(['kept', undefined]);
    });
  });
});
