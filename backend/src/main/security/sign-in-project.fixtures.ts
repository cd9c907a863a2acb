import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type JWTHeaderParameters, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll } from 'vitest';
import { createSignIn, type SignIn } from '../../people/sign-in/create-sign-in.ts';
import type { VerifyIdToken } from '../../platform/http/authentication.ts';
import {
  createFirebaseProject,
  type FirebaseProject,
  goodClaims,
} from '../../testing/app/firebase-project.ts';

/**
 * Creates a Firebase project with its own keys for all tests of a file: its tokens are signed like Google's and
 * verified by production code.
 */
export function useFirebaseProject(projectId = 'shop-of-a-test') {
  let google: Server;
  let own: FirebaseProject;
  let foreign: FirebaseProject;
  let signIn: SignIn;

  beforeAll(async () => {
    own = await createFirebaseProject(projectId);
    foreign = await createFirebaseProject(projectId);
    google = createServer((_req, res) => {
      res.setHeader('content-type', 'application/json').end(JSON.stringify(own.keys));
    });
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    const { port } = google.address() as AddressInfo;
    const firebase = { projectId, apiKey: 'key', authDomain: `${projectId}.firebaseapp.com` };
    const keysUrl = `http://127.0.0.1:${port}/keys`;
    signIn = createSignIn({ where: firebase, keysUrl });
  });
  afterAll(() => {
    google?.close();
  });

  return {
    verifyIdToken: ((token) => signIn.verifyIdToken(token)) satisfies VerifyIdToken,

    /** A valid token, unless the claims make it invalid. */
    token: (claims: JWTPayload, head?: Partial<JWTHeaderParameters>) => own.token(claims, head),

    /** Invalid tokens that look like this account's. */
    async badTokens(claims: JWTPayload): Promise<Record<string, string>> {
      const good = { ...goodClaims(projectId), ...claims };
      const other = goodClaims('another-project');
      const [head, , signature] = (await own.sign(good)).split('.');
      const changed = Buffer.from(JSON.stringify({ ...good, sub: 'somebody-else' }));
      const publicKey = new TextEncoder().encode(JSON.stringify(own.publicJwk));
      return {
        'an expired token': await own.token({ ...claims, exp: 1 }),
        'a token of another project': await own.token({
          ...claims,
          iss: other.iss,
          aud: other.aud,
        }),
        'a token for another audience': await own.token({ ...claims, aud: other.aud }),
        'a token signed with another key': await foreign.sign(good),
        'a token with a key in its header': await foreign.sign(good, { jwk: foreign.publicJwk }),
        'a changed token': `${head}.${changed.toString('base64url')}.${signature}`,
        'a token with alg none': new UnsecuredJWT(good).encode(),
        'a token signed with the public key': await new SignJWT(good)
          .setProtectedHeader({ alg: 'HS256', kid: own.keys.keys[0]?.kid })
          .sign(publicKey),
        'a token without an email': await own.token({ ...claims, email: undefined }),
      };
    },

    /** Signs any claims with the project's key. */
    signAnything: (claims: JWTPayload) => own.sign(claims),
  };
}
