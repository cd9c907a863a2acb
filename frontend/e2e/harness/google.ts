import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  type GoogleDouble,
  type GooglePerson,
  NO_FAULTS,
  startGoogleDouble,
} from '../../../backend/src/testing/google-double/google-double.ts';
import { newEmail } from './accounts.ts';
import { openGooglePopup } from './google-popup.ts';
import { journey } from './journey.ts';
import { SHOP_TIMEOUT_MS, startShop } from './running-shop.ts';

type Worker = { google: GoogleDouble };
type Fixtures = {
  /** A person whose account Google's page offers. */
  gina: GooglePerson;
};

/** A journey in a shop with a Google of its own, whose page isolates itself from the shop's. */
export const googleJourney = journey.extend<Fixtures, Worker>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture
    async ({}, use) => {
      const google = await startGoogleDouble();
      await use(google);
      await google.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ google: { account }, shopSettings }, use) => {
      const shop = await startShop({
        ...shopSettings,
        GOOGLE_CLIENT_ID: account.clientId,
        GOOGLE_CLIENT_SECRET: account.clientSecret,
        GOOGLE_ISSUER: account.issuer,
      });
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: SHOP_TIMEOUT_MS },
  ],
  gina: async ({ google, problems }, use) => {
    problems.allow(new RegExp(`^requested another host: ${new URL(google.account.issuer).host}$`));
    Object.assign(google.faults, NO_FAULTS);
    google.people.length = 0;
    const gina = addPerson(google, { name: 'Gina Reader', hd: 'example.com' });
    await use(gina);
  },
});

/** Adds an account to those that Google's page offers. */
export function addPerson(google: GoogleDouble, claims: Partial<GooglePerson> = {}): GooglePerson {
  const person = { sub: randomUUID(), email: newEmail(), email_verified: true, ...claims };
  google.people.push(person);
  return person;
}

/** Presses the Google button of the login page, and chooses an account in the popup, or 'Cancel'. */
export async function chooseAtGoogle(page: Page, choice: string): Promise<void> {
  await chooseIn(await openGooglePopup(page), choice);
}

/** Chooses an account in a popup, which then goes back to the shop and closes by itself. */
export async function chooseIn(popup: Page, choice: string): Promise<void> {
  const closing = popup.waitForEvent('close');
  await popup.getByRole('link', { name: choice }).click();
  await closing;
}
