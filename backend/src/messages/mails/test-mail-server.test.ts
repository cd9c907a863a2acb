import { createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AdminAccount } from '../../people/admins/admins.model.ts';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { createMailServer, type MailServer } from '../../testing/app/create-mail-server.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { testMailServer } from './test-mail-server.ts';

const PASSWORD = 'hunter2 of the shop';
const USER = 'token-of-the-provider';
/** As `SMTP_URL` has it; each test sets what it needs. */
const mail = {
  host: '127.0.0.1',
  port: 1,
  secure: false,
  tls: 'off' as 'off' | 'required' | 'if offered',
  auth: undefined as { user: string; pass: string } | undefined,
  from: { address: 'shop@example.com' },
};
const app = useTestApp({ mail, mailFrom: mail.from.address });

let owner: string;
let server: MailServer | undefined;
beforeEach(async () => {
  Object.assign(mail, { host: '127.0.0.1', port: 1, secure: false, tls: 'off', auth: undefined });
  await RateWindow.deleteMany({});
  owner = await anOwner('grace@example.com');
});
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function anOwner(email?: string): Promise<string> {
  const username = `owner-${Math.random()}`;
  const token = await asAdmin(username);
  if (email) await AdminAccount.updateOne({ username }, { $set: { email } });
  return token;
}
async function aServer(options: SMTPServerOptions = {}) {
  server = createMailServer({ logger: false, ...options });
  await server.open();
  mail.port = server.port();
  return server;
}
const see = () => app.http().get('/api/admin/mail-server').set('Authorization', owner);
const test = () => app.http().post('/api/admin/mail-server/test').set('Authorization', owner);
const refusal = (message: string, responseCode: number) =>
  Object.assign(new Error(message), { responseCode });

describe('the mail server of the shop', () => {
  it('is shown to the owner without user name and password', async () => {
    Object.assign(mail, { host: 'smtp.example.com', port: 587, tls: 'required' });
    mail.auth = { user: USER, pass: PASSWORD };
    const { body, text } = await see();
    expect(body).toEqual({
      server: {
        host: 'smtp.example.com',
        port: 587,
        encryption: 'required',
        signsIn: true,
        from: 'shop@example.com',
      },
      to: 'grace@example.com',
    });
    expect(text).not.toMatch(/hunter2|token-of/);
  });

  it('gets a test to the owner at once, which the list of mails does not have', async () => {
    const { arrived } = await aServer();
    const { status, body } = await test();
    expect([status, body]).toEqual([200, { to: 'grace@example.com' }]);
    expect(arrived.map(({ to }) => to)).toEqual([['grace@example.com']]);
    expect(arrived[0]?.raw).toMatch(/^Subject: Your mail server works/m);
    expect(await Mail.countDocuments()).toBe(0);
  });

  it.each([
    [
      'wrong-credentials',
      '535 Username and Password not accepted',
      {
        onAuth: (_auth, _session, done) => done(refusal('Username and Password not accepted', 535)),
      },
    ],
    [
      'refused-sender',
      '553 Sender address rejected: not owned by user',
      {
        disabledCommands: ['STARTTLS', 'AUTH'],
        onMailFrom: (_address, _session, done) =>
          done(refusal('Sender address rejected: not owned by user', 553)),
      },
    ],
    [
      'refused',
      '554 Relay access denied',
      {
        disabledCommands: ['STARTTLS', 'AUTH'],
        onRcptTo: (_address, _session, done) => done(refusal('Relay access denied', 554)),
      },
    ],
    [
      'later',
      '451 Greylisted',
      {
        disabledCommands: ['STARTTLS', 'AUTH'],
        onRcptTo: (_address, _session, done) => done(refusal('Greylisted', 451)),
      },
    ],
  ] satisfies [string, string, SMTPServerOptions][])(
    'says why it refuses: %s',
    async (code, reply, options) => {
      await aServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true, ...options });
      mail.auth = code === 'wrong-credentials' ? { user: USER, pass: PASSWORD } : undefined;
      expect((await test()).body).toEqual({ to: 'grace@example.com', problem: { code, reply } });
    },
  );

  it.each([
    ['bad-certificate', { disabledCommands: ['AUTH'] as string[] }, { tls: 'required' as const }],
    ['no-encryption', {}, { tls: 'required' as const }],
    ['no-encryption', {}, { secure: true, tls: 'required' as const }],
  ])('says that there is no safe connection: %s', async (code, options, given) => {
    await aServer(options);
    Object.assign(mail, given);
    expect((await test()).body.problem).toMatchObject({ code });
  });

  it.each([
    ['connection-refused', {}],
    ['unknown-host', { host: 'no-such-host.invalid' }],
  ])('says that nobody is there: %s', async (code, given) => {
    Object.assign(mail, given);
    expect((await test()).body.problem).toEqual({ code });
  });

  it('says that it does not answer', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    mail.port = (silent.address() as { port: number }).port;
    const username = 'waits';
    await asAdmin(username);
    const admin = await AdminAccount.findOneAndUpdate(
      { username },
      { $set: { email: 'grace@example.com' } },
    ).orFail();
    const caller = { id: admin.id, username } as Parameters<typeof testMailServer>[0];
    const deps = { shop: currentShop(), mail, publicUrl: '' };
    const { problem } = await testMailServer(caller, deps, { stepMs: 50, sendMaxMs: 5000 });
    silent.close();
    expect(problem).toEqual({ code: 'no-answer' });
  });

  it('never repeats the password, even if the server does', async () => {
    const encoded = Buffer.from(PASSWORD).toString('base64');
    await aServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        done(refusal(`No entry for ${username}, ${password}, ${encoded}`, 535)),
    });
    mail.auth = { user: USER, pass: PASSWORD };
    const { body } = await test();
    expect(body.problem).toEqual({
      code: 'wrong-credentials',
      reply: '535 No entry for …, …, …',
    });
  });

  it('is tested at the address of the shop by an owner without one, and by nobody without either', async () => {
    const { arrived } = await aServer();
    owner = await anOwner();
    expect(await test()).toMatchObject({ status: 409, body: { detailCode: 'no-own-address' } });
    await storeSettings({ identity: { email: 'shop@books.example' } });
    expect((await test()).body).toEqual({ to: 'shop@books.example' });
    expect(arrived).toHaveLength(1);
    await storeSettings({ identity: { email: undefined } });
  });

  it('is tested ten times in ten minutes at most', async () => {
    const statuses = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await test()).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it('is nothing of the staff', async () => {
    await AdminAccount.updateMany({}, { $set: { role: 'staff' } });
    expect([(await see()).status, (await test()).status]).toEqual([403, 403]);
  });
});
