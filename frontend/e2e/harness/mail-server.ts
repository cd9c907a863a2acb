import { expect } from '@playwright/test';
import {
  createMailServer,
  type MailServer,
} from '../../../backend/src/testing/app/create-mail-server.ts';
import { journey } from './journey.ts';
import { SHOP_TIMEOUT_MS, startShop } from './running-shop.ts';

/** A journey in a shop with a mail server of its own. */
export const mailJourney = journey.extend<object, { mailServer: MailServer }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture
    async ({}, use) => {
      const server = createMailServer();
      await server.open();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ mailServer, shopSettings }, use) => {
      const SMTP_URL = mailServer.url();
      const shop = await startShop({ ...shopSettings, SMTP_URL, MAIL_FROM: 'shop@example.com' });
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: SHOP_TIMEOUT_MS },
  ],
});

/** Returns the path of the link in the newest mail to an address, once there is one with this subject. */
export async function mailedPath(
  { arrived }: MailServer,
  email: string,
  subject: string,
  link = /\/admin\/link#[\w-]+/,
): Promise<string> {
  const mail = () =>
    arrived.findLast(({ to, raw }) => to.includes(email) && raw.includes(`Subject: ${subject}`));
  // Those about books are written once a minute.
  await expect.poll(mail, { timeout: 180_000 }).toBeDefined();
  // Long lines are broken with a "=" at their end.
  const text = mail()?.raw.replaceAll('=\r\n', '') ?? '';
  return link.exec(text.replaceAll('=3D', '='))?.[0] ?? '';
}
