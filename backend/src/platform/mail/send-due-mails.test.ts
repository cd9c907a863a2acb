import { describe, expect, it } from 'vitest';
import { createMailServer } from '../../testing/app/create-mail-server.ts';
import { useMailServer } from '../../testing/app/mail-server.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aMail, sendingTo, storedMail } from './mails.builder.ts';
import { type SendDeps, sendDueMails, TRY_MAX_MS } from './send-due-mails.ts';

useTestApp();
const server = useMailServer();
const MINUTE_MS = 60_000;

const send = (given: Partial<SendDeps> = {}) =>
  sendDueMails({ ...sendingTo(server.port()), ...given });
const after = (ms: number) => ({ now: () => new Date(Date.now() + ms) });
const arrivedFor = (key: string) =>
  server.arrived.filter(({ to }) => to.includes(`${key}@example.com`));

describe('sending mails', () => {
  it('sends each mail once, however many servers send at the same time', async () => {
    const keys = await Promise.all(Array.from({ length: 12 }, () => aMail()));
    await Promise.all([send(), send(), send()]);
    expect(keys.map((key) => arrivedFor(key).length)).toEqual(keys.map(() => 1));
    expect(await storedMail(keys[0] ?? '')).toMatchObject({ state: 'sent', tries: 1 });
    await send(after(TRY_MAX_MS));
    expect(server.arrived).toHaveLength(12);
  });

  it('sends text and HTML from the shop, with the same id at each try', async () => {
    const key = await aMail({ subject: 'Žluťoučký "order"' });
    server.answers.push('refuses for now');
    await send();
    await send(after(2 * MINUTE_MS));
    const [first, second] = arrivedFor(key).map(({ raw }) => raw);
    expect(second).toMatch(/^From: The Corner Shop <shop@example\.com>/m);
    expect(second).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(second).toContain('https://books.example');
    const idOf = (raw = '') => /^Message-ID: (.*)$/im.exec(raw)?.[1];
    expect(idOf(second)).toMatch(/@example\.com>$/);
    expect(idOf(second)).toBe(idOf(first));
  });

  it('tries again later and later when the server asks for it, and says why', async () => {
    const key = await aMail();
    server.answers.push('refuses for now', 'refuses for now');
    await send();
    const once = await storedMail(key);
    expect(once).toMatchObject({ state: 'waiting', tries: 1 });
    expect(once?.lastError).toContain('451 Greylisted');
    await send();
    expect(arrivedFor(key)).toHaveLength(1);
    await send(after(2 * MINUTE_MS));
    expect((await storedMail(key))?.tries).toBe(2);
    await send(after(4 * MINUTE_MS));
    expect(arrivedFor(key)).toHaveLength(2);
    await send(after(10 * MINUTE_MS));
    const last = await storedMail(key);
    expect(last).toMatchObject({ state: 'sent', tries: 3 });
    expect(last?.lastError).toBeUndefined();
  });

  it('gives up at once on an address that does not exist, and goes on with others', async () => {
    const [bad, good] = [await aMail(), await aMail()];
    server.answers.push('refuses');
    await send();
    expect(await storedMail(bad)).toMatchObject({
      state: 'failed',
      lastError: expect.stringContaining('550 No such mailbox'),
    });
    expect(await storedMail(good)).toMatchObject({ state: 'sent' });
  });

  it('keeps what it cannot send while the server is away, and gives up after two days', async () => {
    const key = await aMail();
    await server.close();
    const problems: unknown[] = [];
    await send({ onProblem: (_id, problem) => problems.push(problem) });
    expect(problems).toEqual([{ final: false, server: true }]);
    expect((await storedMail(key))?.lastError).toContain('Nothing accepts mail');
    for (let hours = 1; hours <= 70; hours += 1) await send(after(hours * 60 * MINUTE_MS));
    expect(await storedMail(key)).toMatchObject({ state: 'failed', tries: 10 });
    await server.open();
    await send(after(71 * 60 * MINUTE_MS));
    expect(server.arrived).toEqual([]);
  });

  it('leaves a mail alone that another server tries to send, until that has had its time', async () => {
    const key = await aMail();
    void send({ send: () => new Promise(() => {}) });
    await expect.poll(async () => (await storedMail(key))?.tries).toBe(1);
    await send();
    expect(arrivedFor(key)).toEqual([]);
    await send(after(TRY_MAX_MS + 1000));
    expect(arrivedFor(key)).toHaveLength(1);
  });

  it('does not send by itself what has waited for days, such as the mails of a backup', async () => {
    const key = await aMail({}, { now: new Date(Date.now() - 4 * 86_400_000) });
    await send();
    expect(arrivedFor(key)).toEqual([]);
    const stored = await storedMail(key);
    expect([stored?.state, stored?.lastError]).toEqual([
      'failed',
      expect.stringMatching(/^Expired/),
    ]);
  });

  it('keeps all mails waiting while the server refuses their sender', async () => {
    const refusing = createMailServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom: (_address, _session, done) =>
        done(Object.assign(new Error('Sender not allowed'), { responseCode: 553 })),
    });
    await refusing.open();
    const keys = [await aMail(), await aMail()];
    await send({ send: sendingTo(refusing.port()).send });
    await refusing.close();
    const mails = await Promise.all(keys.map(storedMail));
    expect(mails.map((mail) => mail?.state)).toEqual(['waiting', 'waiting']);
    expect(mails.map((mail) => mail?.lastError).join()).toContain(
      'refused the sender in MAIL_FROM',
    );
  });

  it('never sends over a connection without encryption that has to be encrypted', async () => {
    const key = await aMail();
    await send({ send: sendingTo(server.port(), { tls: 'required' }).send });
    expect(server.arrived).toEqual([]);
    expect((await storedMail(key))?.lastError).toContain('encryption');
  });

  it('lets no subject, name or address begin another header or another mail', async () => {
    const key = await aMail({
      subject: 'Hello\r\nBcc: everybody@example.com\r\n\r\nBody',
      letter: {
        language: 'en',
        heading: 'Hello\r\n.\r\nMAIL FROM:<x@example.com>',
        paragraphs: ['<script>alert(1)</script>\n.\nQUIT'],
      },
    });
    const evil = {
      name: 'Shop\r\nBcc: everybody@example.com',
      contact: [],
      publicUrl: 'https://b',
    };
    await send({ sender: evil });
    const [mail, ...others] = server.arrived;
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([`${key}@example.com`]);
    expect(mail?.raw).not.toMatch(/^Bcc:/im);
    expect(mail?.raw.match(/^Subject:/gim)).toHaveLength(1);
    expect(mail?.raw.split('text/html')[1]).not.toContain('<script>');
    expect(mail?.raw).toMatch(/^From: "?Shop Bcc: everybody@example\.com"? <shop@/m);
  });
});
