import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll } from 'vitest';
import type { VerifyIdToken } from '../http/authentication.ts';
import { createSignIn, type SignIn } from '../sign-in/create-sign-in.ts';

const KEY_ID = 'key-1';
const HOUR_SECONDS = 3600;
type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
type Claims = Record<string, unknown>;

/**
 * Creates a Firebase project with its own keys for all tests of a file: its tokens are signed like
 * Google's and verified by the shop's production code.
 */
export function useFirebaseProject(projectId = 'shop-of-a-test') {
  let google: Server;
  let own: Keys;
  let foreign: Keys;
  let signIn: SignIn;

  beforeAll(async () => {
    [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
    const jwk = { ...(await exportJWK(own.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
    google = createServer((_req, res) => {
      res.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
    });
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    const { port } = google.address() as AddressInfo;
    const firebase = { projectId, apiKey: 'key', authDomain: `${projectId}.firebaseapp.com` };
    const log = { info: () => {}, warn: () => {} };
    const keysUrl = `http://127.0.0.1:${port}/keys`;
    signIn = createSignIn({ firebase, dataDir: '/nowhere', log, keysUrl });
  });
  afterAll(() => {
    google?.close();
  });

  const signed = (claims: Claims, { privateKey }: Keys, head: Partial<JWTHeaderParameters> = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID, ...head }).sign(privateKey);

  return {
    verifyIdToken: ((token) => signIn.verifyIdToken(token)) satisfies VerifyIdToken,

    /** Returns a valid token, unless the claims make it invalid. */
    token: (claims: Claims, head?: Partial<JWTHeaderParameters>) =>
      signed({ ...goodClaims(projectId), ...claims }, own, head),

    /** Returns tokens that look like this account's but are invalid. */
    async badTokens(claims: Claims): Promise<Record<string, string>> {
      const good = { ...goodClaims(projectId), ...claims };
      const other = goodClaims('another-project');
      const [head, , signature] = (await signed(good, own)).split('.');
      const changed = Buffer.from(JSON.stringify({ ...good, sub: 'somebody-else' }));
      const publicKey = new TextEncoder().encode(JSON.stringify(await exportJWK(own.publicKey)));
      return {
        'an expired token': await signed({ ...good, exp: seconds() - 1 }, own),
        'a token of another project': await signed(
          { ...good, iss: other.iss, aud: other.aud },
          own,
        ),
        'a token for another audience': await signed({ ...good, aud: other.aud }, own),
        'a token signed with another key': await signed(good, foreign),
        'a token with a key in its header': await signed(good, foreign, {
          jwk: await exportJWK(foreign.publicKey),
        }),
        'a changed token': `${head}.${changed.toString('base64url')}.${signature}`,
        'a token with alg none': new UnsecuredJWT(good).encode(),
        'a token signed with the public key': await new SignJWT(good)
          .setProtectedHeader({ alg: 'HS256', kid: KEY_ID })
          .sign(publicKey),
        'a token without an email': await signed({ ...good, email: undefined }, own),
      };
    },

    /** Signs any claims with the project's key. */
    signAnything: (claims: Claims) => signed(claims, own),
  };
}

const seconds = () => Math.floor(Date.now() / 1000);

const goodClaims = (projectId: string) => ({
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  iat: seconds() - 10,
  exp: seconds() + HOUR_SECONDS,
  auth_time: seconds() - 10,
});
