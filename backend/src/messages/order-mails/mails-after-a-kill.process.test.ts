import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/connect.ts';
import { sendingTo } from '../../platform/mail/mails.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { sendDueMails, TRY_MAX_MS } from '../../platform/mail/send-due-mails.ts';
import { useMailServer } from '../../testing/app/mail-server.ts';
import { addressOf, useServers } from '../../testing/processes/use-servers.ts';

const mailServer = useMailServer();
const { dir, start } = useServers();
const subscribe = (address: string, email: string) =>
  fetch(`${address}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });

describe('a shop with a mail server', () => {
  it('sends at most one mail twice when it is killed in the middle, and loses none', async () => {
    mailServer.answers.push('never answers', 'never answers', 'never answers');
    const shop = start({
      SMTP_URL: mailServer.url(),
      MAIL_FROM: 'shop@example.com',
      LOG_LEVEL: 'debug',
    });
    await shop.opened;
    const emails = ['ada', 'bea', 'cleo', 'dora'].map((name) => `${name}@example.com`);
    await subscribe(addressOf(shop), emails[0] ?? '');
    await expect.poll(() => mailServer.arrived.length).toBe(1);

    // The mail server hangs until the end of the test, and the shop does not.
    for (const email of emails.slice(1)) {
      expect((await subscribe(addressOf(shop), email)).status).toBe(200);
    }
    expect(shop.printed()).not.toContain('@example.com');
    shop.child.kill('SIGKILL');
    await shop.ended;
    mailServer.answers.length = 0;

    const database = await openDatabase({ dataDir: path.join(dir(), 'data'), inProcess: true });
    const later = () => new Date(Date.now() + TRY_MAX_MS + 60_000);
    await sendDueMails({ ...sendingTo(mailServer.port()), now: later });
    const states = (await Mail.find().lean()).map(({ state }) => state);
    await database.close();
    expect(states).toEqual(emails.map(() => 'sent'));
    const counts = emails.map(
      (email) => mailServer.arrived.filter(({ to }) => to.includes(email)).length,
    );
    expect(counts.filter((count) => count > 1).length).toBeLessThanOrEqual(1);
    expect(Math.min(...counts)).toBe(1);
  });
});
