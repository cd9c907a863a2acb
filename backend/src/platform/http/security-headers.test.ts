import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'book-store-headers-'));
writeFileSync(path.join(dist, 'index.html'), '<title></title><!--page-head-->');
writeFileSync(path.join(dist, 'a.js'), '1');
afterAll(() => rmSync(dist, { recursive: true }));

writeFileSync(path.join(dist, 'gone.js'), '1');

const firebase = { apiKey: 'k', authDomain: 'my-shop.firebaseapp.com', projectId: 'my-shop' };
const real = { shopConfig: { firebase, ownAccounts: false, mailsLinks: true } };

/** The policy as an object, so that the tests compare every directive. */
function policyOf(headers: Record<string, string>): Record<string, string> {
  const directives = (headers['content-security-policy'] ?? '').split(';');
  return Object.fromEntries(
    directives.map((text) => [text.split(' ', 1)[0], text.split(' ').slice(1).join(' ')]),
  );
}

const OWN_ORIGIN_ONLY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'connect-src': "'self'",
  'frame-src': "'none'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'object-src': "'none'",
};
const ANSWERS = [
  '/',
  '/books/1',
  '/api/books/',
  '/api/admin',
  '/api/no',
  '/api/docs',
  '/no.txt',
  '/%E0',
];

describe("with the shop's own accounts", () => {
  const app = useTestApp({ frontendDist: dist });

  it.each(ANSWERS)('%s allows nothing but our own origin', async (url) => {
    const { headers } = await app.http().get(url);
    expect(policyOf(headers)).toEqual(OWN_ORIGIN_ONLY);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/^([a-z-]+=\(\)(, |$)){10,}$/),
    });
    // No COEP: it would block the iframe that Firebase's popup needs.
    expect(headers).not.toHaveProperty('cross-origin-embedder-policy');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('a script has those that are not for documents only, and gets all back if it is gone', async () => {
    const script = await app.http().get('/a.js');
    expect(script.headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(script.headers).not.toHaveProperty('content-security-policy');
    expect(script.headers).not.toHaveProperty('permissions-policy');

    rmSync(path.join(dist, 'gone.js'));
    const gone = await app.http().get('/gone.js');
    expect([gone.status, policyOf(gone.headers)]).toEqual([404, OWN_ORIGIN_ONLY]);
    expect(gone.headers).toHaveProperty('permissions-policy');
  });
});

describe('with a Firebase project', () => {
  const app = useTestApp({ ...real, production: true, frontendDist: dist });

  it.each(ANSWERS)('%s allows what sign-in needs, and requires HTTPS', async (url) => {
    const { headers } = await app.http().get(url);
    expect(policyOf(headers)).toEqual({
      ...OWN_ORIGIN_ONLY,
      'script-src':
        "'self' https://apis.google.com/js/api.js https://apis.google.com/_/scs/abc-static/_/js/",
      'connect-src':
        "'self' https://identitytoolkit.googleapis.com/v1/ https://identitytoolkit.googleapis.com/v2/ https://securetoken.googleapis.com/v1/token",
      'frame-src': 'https://my-shop.firebaseapp.com/__/auth/iframe',
    });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });
});

describe('with a Firebase project on a developer’s machine', () => {
  const app = useTestApp({ ...real, frontendDist: dist });

  it('does not require HTTPS, which localhost does not have', async () => {
    const { headers } = await app.http().get('/');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});
