import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Customer } from '../load/visitors.ts';

const PROJECT = 'load-of-the-shop';
const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken';

/**
 * Plays a Firebase project, so that the shop can run as in production without internet: `preload` makes a
 * server's process read this project's keys as Google's.
 */
export async function playFirebaseProject() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'load', alg: 'RS256', use: 'sig' }];
  return {
    env: {
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'key',
      FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
    },
    preload: `data:text/javascript,${encodeURIComponent(`
      const { fetch } = globalThis;
      globalThis.fetch = (url, options) =>
        String(url).startsWith('${GOOGLE_KEYS}')
          ? Promise.resolve(Response.json(${JSON.stringify({ keys })}))
          : fetch(url, options);
    `)}`,
    /** Returns a customer who has just signed in, for an hour. */
    makeCustomer: async (): Promise<Customer> => {
      const uid = randomUUID();
      const email = `load-${uid}@example.com`;
      const idToken = await new SignJWT({
        email,
        email_verified: true,
        auth_time: Math.floor(Date.now() / 1000),
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'load' })
        .setSubject(uid)
        .setIssuer(`https://securetoken.google.com/${PROJECT}`)
        .setAudience(PROJECT)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey);
      return { email, idToken };
    },
  };
}
