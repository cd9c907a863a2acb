import { readFileSync } from 'node:fs';
import type { BookView } from '@book-store/backend/contract';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { newEmail } from './harness/accounts.ts';
import { openDashboard, owner } from './harness/admin.ts';
import { journey as base } from './harness/journey.ts';
import { placeOrder } from './harness/orders.ts';
import { type RunningShop, startShop } from './harness/running-shop.ts';
import { confirmDialog, fillCart, fillCheckout, placeOrderButton } from './harness/shopping.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop(owner);
});
afterAll(() => shop.remove());

const JOURNEY_TIMEOUT_MS = 180_000;

// These journeys need the owner's password, so they start their own shop.
const journey = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures from it
  shopUrl: async ({}, use) => use(shop.url),
});

const picture = readFileSync(new URL('../public/apple-touch-icon.png', import.meta.url));

/** Collects all policy violations of the context's pages and popups from now on. */
async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  await context.exposeFunction('reportViolation', (what: string) => seen.push(what));
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      reportViolation(`${event.effectiveDirective} ${event.blockedURI} on ${location.pathname}`);
    });
  });
  return seen;
}

/** Opens a page and waits until it has loaded completely. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByText('Loading the shop').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Renders the page with print styles; the browser's print dialog is not part of the page. */
async function renderForPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.screenshot();
  await page.emulateMedia({ media: null });
}

async function signInWithGoogle(page: Page): Promise<void> {
  await visit(page, '/login');
  const popupOpens = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const popup = await popupOpens;
  await popup.getByLabel('Name').fill('Gina Reader');
  await popup.getByLabel('Email').fill(newEmail());
  await popup.getByRole('button', { name: 'Continue' }).click();
  await confirmDialog(page, 'Login successful!');
}

journey(
  'the shop complies with its Content-Security-Policy',
  { timeout: JOURNEY_TIMEOUT_MS },
  async ({ page }) => {
    const violations = await watchPolicy(page.context());
    const [book] = (await (await fetch(`${shop.url}/api/books/?limit=1`)).json()) as [BookView];
    const open = ['/', '/search', '/search?q=night', `/books/${book._id}`, '/about', '/contact'];
    const more = ['/privacy', '/terms', '/shipping', '/news/free-to-all', '/register', '/admin'];
    for (const path of [...open, ...more, '/no-such-page']) await visit(page, path);
    await fillCart(page, 2);
    await visit(page, '/cart');
    await signInWithGoogle(page);
    await visit(page, '/checkout');
    await fillCheckout(page);
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Confirmed Order', "Yes, It's Okay!");
    await page.waitForURL('**/orders');
    await page.getByRole('main').getByRole('article').first().waitFor();
    await renderForPrint(page);
    await visit(page, '/user-dashboard');
    expect(violations).toEqual([]);
  },
);

journey(
  'the dashboard complies with its Content-Security-Policy',
  { timeout: JOURNEY_TIMEOUT_MS },
  async ({ page }) => {
    const violations = await watchPolicy(page.context());
    const { order } = await placeOrder(shop.url);
    const [book] = (await (await fetch(`${shop.url}/api/books/?limit=1`)).json()) as [BookView];
    await openDashboard(page);
    await page.getByRole('main').locator('canvas').first().waitFor();
    const screens = ['', '/manage-books', `/edit-book/${book._id}`, '/settings', '/orders'];
    for (const path of [...screens, '/deliveries', `/orders/${order._id}`]) {
      await visit(page, `/dashboard${path}`);
      await renderForPrint(page);
    }
    await visit(page, '/dashboard/add-new-book');
    const file = { name: 'cover.png', mimeType: 'image/png', buffer: picture };
    await page.getByLabel('Cover Image').setInputFiles(file);
    await page.getByText('Selected: cover.png').waitFor();
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
  },
);

journey('an injected script does not run', async ({ page, allowProblem }) => {
  allowProblem(/Content.Security.Policy/i);
  const violations = await watchPolicy(page.context());
  await visit(page, '/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.stolen = true';
    const picture = document.createElement('div');
    picture.innerHTML = '<img src="x:" onerror="window.stolen = true" style="color: red">';
    document.body.append(script, picture);
  });
  // Delayed, because the policy does not apply to code that the test itself evaluates.
  await page.evaluate(() => setTimeout(() => setTimeout('window.stolen = true'), 50));
  const directives = () => new Set(violations.map((one) => one.split(' ').slice(0, 2).join(' ')));
  await expect
    .poll(directives)
    .toEqual(
      new Set([
        'script-src-elem inline',
        'script-src-attr inline',
        'style-src-attr inline',
        'img-src x',
        'script-src eval',
      ]),
    );
  expect(await page.evaluate('window.stolen')).toBeUndefined();
});

const PROJECT = {
  FIREBASE_PROJECT_ID: 'my-shop',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'my-shop.firebaseapp.com',
};

/** Imitates Google's loader: it loads a module, then calls back the page, which opens an iframe. */
const LOADER = `window.gapi = { load: (_name, { callback }) => {
  const script = document.createElement('script');
  script.src = 'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en/m=gapi_iframes/cb=gapi.loaded_0';
  script.onload = callback;
  document.head.append(script);
} };
window[new URL(document.currentScript.src).searchParams.get('onload')]?.();`;
const FRAMES = `gapi.iframes = { CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => ({
  open: ({ url, where }, opened) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    where.append(frame);
    return opened({ restyle() {}, register() {}, send() {}, ping: (done) => (done(), Promise.resolve()) });
  },
}) };`;

/** Stubs Google's hosts, and collects the requested paths. */
async function stubGoogle(context: BrowserContext): Promise<string[]> {
  const requested: string[] = [];
  const replies: [hosts: RegExp, type: string, body: (path: string) => string][] = [
    [/apis\.google\.com/, 'text/javascript', (path) => (path.startsWith('/js/') ? LOADER : FRAMES)],
    [/my-shop\.firebaseapp\.com/, 'text/html', () => '<title>sign-in</title>'],
    [
      /identitytoolkit\.googleapis\.com/,
      'application/json',
      () => JSON.stringify({ projectId: 'my-shop', authorizedDomains: ['localhost'] }),
    ],
  ];
  for (const [host, contentType, body] of replies) {
    await context.route(new RegExp(`^https://${host.source}/`), (route) => {
      const { pathname } = new URL(route.request().url());
      requested.push(pathname);
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      return route.fulfill({ contentType, headers, body: body(pathname) });
    });
  }
  return requested;
}

journey(
  'the policy for a Firebase project allows its popup, and nothing else from those hosts',
  { timeout: JOURNEY_TIMEOUT_MS },
  async ({ newVisitor, allowProblem }) => {
    allowProblem(/requested another host|Content.Security.Policy/i);
    const own = await startShop(PROJECT);
    try {
      const { page, context } = await newVisitor({ baseURL: own.url });
      const violations = await watchPolicy(context);
      const requested = await stubGoogle(context);
      await visit(page, '/login');
      await page.getByRole('button', { name: 'Sign in with Google' }).click();
      await expect
        .poll(() => new Set(requested), { timeout: 20_000 })
        .toEqual(
          new Set([
            '/js/api.js',
            '/_/scs/abc-static/_/js/k=gapi.lb.en/m=gapi_iframes/cb=gapi.loaded_0',
            '/v1/projects',
            '/__/auth/iframe',
            '/__/auth/handler',
          ]),
        );
      expect(violations).toEqual([]);

      await page.evaluate(() => {
        const script = document.createElement('script');
        script.src = 'https://apis.google.com/complete/search?client=chrome&callback=alert';
        const frame = document.createElement('iframe');
        frame.src = 'https://my-shop.firebaseapp.com/anything';
        document.body.append(script, frame);
        void fetch('https://identitytoolkit.googleapis.com/other').catch(() => {});
      });
      await expect
        .poll(() => violations.map((one) => one.split(' on ')[0]).sort(), { timeout: 20_000 })
        .toEqual([
          'connect-src https://identitytoolkit.googleapis.com/other',
          expect.stringMatching(/^frame-src https:\/\/my-shop\.firebaseapp\.com/),
          expect.stringMatching(/^script-src-elem https:\/\/apis\.google\.com\/complete/),
        ]);
    } finally {
      await own.remove();
    }
  },
);
