import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSignIn } from './create-sign-in.ts';

const PROJECT = 'shop-of-a-test';
const hour = 3600;

let google: Server;
let keysUrl: string;
type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let own: Keys;
let other: Keys;

beforeAll(async () => {
  own = await generateKeyPair('RS256');
  other = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  google = createServer((_req, res) => {
    res.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  keysUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}/keys`;
});

afterAll(() => google.close());

const firebase = { projectId: PROJECT, apiKey: 'a-web-key', authDomain: `${PROJECT}.example` };
const signIn = (url = keysUrl) => createSignIn({ where: firebase, keysUrl: url });

const now = () => Math.floor(Date.now() / 1000);
const claims = (changes: Record<string, unknown> = {}) => ({
  sub: 'uid-1',
  email: 'Dora@Example.com',
  name: 'Dora',
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  iat: now() - 10,
  exp: now() + hour,
  auth_time: now() - 10,
  ...changes,
});
const signed = (payload: Record<string, unknown>, { keys = own, kid = 'key-1' } = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(keys.privateKey);

describe('verifying an ID token of a real Firebase project', () => {
  it('reads uid, name and the email in lower case from a good token', async () => {
    const good = claims();
    await expect(signIn().verifyIdToken(await signed(good))).resolves.toEqual({
      uid: 'uid-1',
      email: 'dora@example.com',
      name: 'Dora',
      signedInAt: Number(good.auth_time) * 1000,
    });
  });

  it.each([
    ['has expired', { exp: now() - 1 }],
    ['belongs to another project', { aud: 'other' }],
    ['comes from another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['has an empty subject', { sub: '' }],
    ['has a subject over 128 characters', { sub: 'x'.repeat(129) }],
    ['has no subject', { sub: undefined }],
    ['has no sign-in time', { auth_time: undefined }],
    ['has no email', { email: undefined }],
    ['has an email with invisible characters', { email: 'do\u200bra@example.com' }],
  ])('refuses a token that %s', async (_what, changes) => {
    await expect(signIn().verifyIdToken(await signed(claims(changes)))).rejects.toMatchObject({
      code: 'not-signed-in',
    });
  });

  it('refuses tokens that are unsigned, changed, signed with another key, or garbage', async () => {
    const [head, , signature] = (await signed(claims())).split('.');
    const forged = Buffer.from(JSON.stringify(claims({ sub: 'somebody-else' })));
    const hs256 = new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'key-1' });
    const tokens = [
      new UnsecuredJWT(claims()).encode(),
      `${head}.${forged.toString('base64url')}.${signature}`,
      await signed(claims(), { keys: other }),
      await signed(claims(), { kid: 'unknown' }),
      await hs256.sign(new TextEncoder().encode(JSON.stringify(await exportJWK(own.publicKey)))),
      'garbage',
      '',
    ];
    const { verifyIdToken } = signIn();
    for (const token of tokens) {
      await expect(verifyIdToken(token)).rejects.toMatchObject({ code: 'not-signed-in' });
    }
  });

  it('throws `unavailable`, not `not-signed-in`, while the keys cannot be fetched', async () => {
    const broken = createServer((_req, res) => res.writeHead(500).end());
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(broken.address() as AddressInfo).port}/`;
    const answering500 = signIn(url);
    await expect(answering500.verifyIdToken(await signed(claims()))).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(answering500.state()).toBe('down');
    await new Promise((resolve) => broken.close(resolve));
    await expect(signIn(url).verifyIdToken(await signed(claims()))).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('recovers when the keys can be fetched again', async () => {
    let isDown = true;
    const keyServer = createServer(async (_req, res) => {
      if (isDown) res.destroy();
      else
        res.setHeader('content-type', 'application/json').end(await (await fetch(keysUrl)).text());
    });
    await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve));
    const one = signIn(`http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/`);
    const token = await signed(claims());
    for (const _attempt of [1, 2]) {
      await expect(one.verifyIdToken(token)).rejects.toMatchObject({
        code: 'unavailable',
        retryAfter: 5,
      });
    }
    isDown = false;
    await expect(one.verifyIdToken(token)).resolves.toMatchObject({ uid: 'uid-1' });
    expect(one.state()).toBe('up');
    isDown = true;
    await expect(one.verifyIdToken(token)).resolves.toMatchObject({ uid: 'uid-1' });
    await new Promise((resolve) => keyServer.close(resolve));
  });

  it('sends the web keys to the browser and has no accounts of its own', () => {
    const { router, webConfig, state } = signIn();
    expect(webConfig).toEqual({
      firebase,
      ownAccounts: false,
      mailsLinks: true,
      google: 'firebase',
    });
    expect([router, state()]).toEqual([undefined, 'up']);
  });
});
