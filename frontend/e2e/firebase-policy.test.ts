import { type BrowserContext, expect } from '@playwright/test';
import { journey } from './harness/journey.ts';
import { visit, watchPolicy } from './harness/policy.ts';

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

journey.use({ shopSettings: PROJECT });

journey(
  'the policy for a Firebase project allows its popup, and nothing else from those hosts',
  async ({ page, context, problems }) => {
    problems.allow(/requested another host|Content.Security.Policy/i);
    const violations = await watchPolicy(context);
    const requested = await stubGoogle(context);
    await visit(page, '/login');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await expect
      .poll(() => new Set(requested))
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
      .poll(() => violations.map((one) => one.split(' on ')[0]).sort())
      .toEqual([
        'connect-src https://identitytoolkit.googleapis.com/other',
        expect.stringMatching(/^frame-src https:\/\/my-shop\.firebaseapp\.com/),
        expect.stringMatching(/^script-src-elem https:\/\/apis\.google\.com\/complete/),
      ]);
  },
);
