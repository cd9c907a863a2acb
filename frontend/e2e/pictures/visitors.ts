import type { PageEntry } from '@book-store/contract/pages/addresses/page-entry';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { type Browser, type BrowserContext, chromium, type Route } from '@playwright/test';
import type { ServedShop } from '../../../backend/src/testing/recorder/served-shop.ts';
import { chromiumPath } from '../harness/chromium.ts';
import type { WantedPicture } from './looks.ts';

const HEIGHTS: Record<number, number> = { 390: 844, 1280: 800 };
const OWNERS = /^\/dashboard/;

/** Opens a browser that draws the same page the same way each time. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
      ...['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
      // Otherwise what is drawn in parts, as pictures arrive, differs by a shade along the parts' edges.
      ...['--disable-partial-raster', '--disable-checker-imaging'],
    ],
  });

/** Opens a new browser profile for a picture, of somebody who may see the page. Nothing in it changes by itself. */
export async function openVisitor(
  browser: Browser,
  shop: ServedShop,
  { page, width, shop: kind, colorScheme }: WantedPicture,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? width },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'X-Forwarded-For': nextAddress() },
    storageState: { cookies: [seenFirstPage(shop)], origins: [signedIn(shop, page)] },
  });
  await context.clock.setFixedTime(shop.at);
  await context.addInitScript(fixRandom);
  await context.route('**/identitytoolkit.googleapis.com/**', answerForFirebase);
  if (kind === 'failing') await context.route(/\/api\/(?!config$)/, fail);
  return context;
}

let visitors = 0;
/** Each visitor comes from another network, so that limits by network do not apply. */
function nextAddress(): string {
  visitors += 1;
  return `10.99.${visitors >> 8}.${visitors & 255}`;
}

/** The first page of a session is covered by a spinner. */
const seenFirstPage = ({ origin }: ServedShop) => ({
  name: 'visited',
  value: '1',
  domain: new URL(origin).hostname,
  path: '/',
  expires: -1,
  httpOnly: true,
  secure: false,
  sameSite: 'Lax' as const,
});

function signedIn({ origin, tokens, at }: ServedShop, page: string) {
  const entry: PageEntry | undefined = PAGES[page as keyof typeof PAGES];
  const kept: Record<string, string> = {};
  if (entry && OWNERS.test(entry.pattern)) kept.token = tokens.admin;
  if (entry?.forCustomers || page === 'cart')
    kept['firebase:authUser:demo:[DEFAULT]'] = JSON.stringify(adaInBrowser(tokens.customer, at));
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { origin, localStorage };
}

const ADA = {
  email: 'ada@example.com',
  emailVerified: true,
  displayName: 'Ada Reader',
  providerUserInfo: [
    { providerId: 'password', email: 'ada@example.com', rawId: 'ada@example.com' },
  ],
};
const DAY_MS = 86_400_000;

/** What Firebase's SDK stores of a customer who has signed in. */
const adaInBrowser = (accessToken: string, at: number) => ({
  ...ADA,
  uid: 'ada',
  isAnonymous: false,
  providerData: ADA.providerUserInfo,
  stsTokenManager: { refreshToken: 'none', accessToken, expirationTime: at + DAY_MS },
  createdAt: String(at),
  lastLoginAt: String(at),
  apiKey: 'demo',
  appName: '[DEFAULT]',
});

/** Stands in for the sign-in, whose clock does not stand where the shop's does. */
const answerForFirebase = (route: Route) =>
  route.request().url().includes(':resetPassword')
    ? route.fulfill({ json: { email: ADA.email, requestType: 'PASSWORD_RESET' } })
    : route.fulfill({ json: { users: [{ ...ADA, localId: 'ada', passwordHash: 'none' }] } });

/** What the API replies without a database, but for what it knows without one. */
const fail = (route: Route) =>
  route.fulfill({
    status: 503,
    contentType: 'application/problem+json',
    json: {
      title: 'Service Unavailable',
      status: 503,
      code: 'unavailable',
      detail: 'The shop cannot reach its database. Please try again in a moment.',
    },
  });

function fixRandom(): void {
  let drawn = 0;
  Math.random = () => {
    drawn = (drawn * 16_807 + 11) % 2_147_483_647;
    return drawn / 2_147_483_647;
  };
}
