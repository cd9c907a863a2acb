import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { SignInAttempt } from './attempt-cookie.ts';
import { type GoogleIdentity, toGoogleIdentity } from './google-identity.ts';

export type GoogleAccount = {
  clientId: string;
  clientSecret: string;
  /** Google, or its replacement in tests. */
  issuer: string;
};

const TIMEOUT_SECONDS = 10;

export function createGoogleClient({ clientId, clientSecret, issuer }: GoogleAccount) {
  let found: Promise<Configuration> | undefined;

  /** Discovers Google's endpoints once; retries after a failure. */
  function configuration(): Promise<Configuration> {
    found ??= discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, id_token_signed_response_alg: 'RS256' },
      undefined,
      {
        timeout: TIMEOUT_SECONDS,
        // Otherwise the library trusts the connection and skips the signature.
        execute: [enableNonRepudiationChecks, ...(isHttp(issuer) ? [allowInsecureRequests] : [])],
      },
    ).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  }

  return {
    /** Returns Google's URL for choosing an account. */
    async addressFor({ state, nonce, verifier }: SignInAttempt, redirectUri: string): Promise<URL> {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // The last account may belong to a previous user of this computer.
        prompt: 'select_account',
      });
    },

    /** Returns who came back. Throws if Google does not confirm it. */
    async identify(cameBackTo: URL, attempt: SignInAttempt): Promise<GoogleIdentity> {
      const tokens = await authorizationCodeGrant(await configuration(), cameBackTo, {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.verifier,
      });
      return toGoogleIdentity(tokens.claims());
    },
  };
}

/** Only test providers use HTTP: the settings refuse it in production. */
const isHttp = (issuer: string): boolean => issuer.startsWith('http:');
