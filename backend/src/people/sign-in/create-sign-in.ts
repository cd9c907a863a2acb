import { mkdirSync } from 'node:fs';
import type { ShopConfigView } from '@book-store/contract/people/sign-in/shop-config.schemas';
import type { RequestHandler } from 'express';
import { AppError } from '../../platform/errors/errors.ts';
import type { ClientLimits } from './emulator/client-limits.ts';
import {
  type Log,
  type RunningEmulator,
  runEmulator,
  type SignInState,
} from './emulator/emulator.ts';
import { emulatorCrypto } from './emulator/emulator-crypto.ts';
import { emulatorProxy, type SendCode } from './emulator/emulator-proxy.ts';
import { firebaseIdTokens } from './firebase-id-tokens.ts';
import { badToken, customerOf, type SignedInCustomer } from './id-token-claims.ts';

export type FirebaseKeys = {
  projectId: string;
  apiKey: string;
  authDomain: string;
  appId?: string;
};

/** An emulator that this process uses and may not run itself. */
export type SharedEmulator = Pick<
  RunningEmulator,
  'send' | 'change' | 'findAccount' | 'makeCode' | 'state' | 'stop'
>;

export type SignInOptions = {
  /** A real Firebase project's web keys, or the emulator for development and testing; or no sign-in. */
  firebase: FirebaseKeys | 'emulator' | 'off';
  /** Directory of the emulator's accounts and this installation's sign-in key. */
  dataDir: string;
  log: Log;
  /** The emulator to use; by default, runs one of its own. */
  emulator?: SharedEmulator | undefined;
  /** Rate limits for the emulator; unlimited by default. */
  limits?: ClientLimits;
  /** Delivers the password reset code of the emulator; a real project sends its own mails. */
  sendCode?: SendCode;
  /** URL of a real project's public keys; replaced in tests. */
  keysUrl?: string;
};

export type SignIn = {
  /**
   * Returns the customer of an ID token. Throws an `AppError`: `not-signed-in` if the token is invalid,
   * expired, from another project or without an email; `unavailable` if it cannot be verified.
   */
  verifyIdToken(token: string): Promise<SignedInCustomer>;
  state(): SignInState | 'off';
  /** Only with the emulator: mount it at the root, before any other body parser. */
  router?: RequestHandler;
  /** The reply of `GET /api/config`. */
  webConfig: ShopConfigView;
  stop(): Promise<void>;
};

/** A `demo-` project never contacts Google. */
export const EMULATOR_PROJECT = 'demo-bookstore';

/**
 * Creates the shop's sign-in. Returns immediately: the emulator starts within some seconds, and its
 * calls get 503 until then. Throws if the emulator is requested in production or `dataDir` is not
 * writable.
 */
export function createSignIn(options: SignInOptions): SignIn {
  const { firebase, keysUrl } = options;
  if (firebase === 'off') return NO_SIGN_IN;
  if (firebase !== 'emulator') return firebaseSignIn(firebase, keysUrl);
  // biome-ignore lint/style/noProcessEnv: a guard that must not depend on a caller's argument
  if (process.env.NODE_ENV === 'production') {
    throw new Error(
      'The sign-in emulator is for development only. In production, set FIREBASE_PROJECT_ID and the web keys.',
    );
  }
  return emulatorSignIn(options);
}

/** Customers order as guests; admins sign in as everywhere. */
const NO_SIGN_IN: SignIn = {
  verifyIdToken: async () => {
    throw new AppError('not-signed-in', {
      detail: 'This shop has no customer accounts: please order without one.',
    });
  },
  state: () => 'off',
  webConfig: { signInEmulator: false },
  stop: async () => {},
};

function firebaseSignIn(keys: FirebaseKeys, keysUrl?: string): SignIn {
  const tokens = firebaseIdTokens(keys.projectId, keysUrl);
  return {
    verifyIdToken: tokens.verify,
    state: () => (tokens.keysReachable() ? 'up' : 'down'),
    webConfig: { firebase: keys, signInEmulator: false },
    stop: async () => {},
  };
}

function emulatorSignIn({ dataDir, log, limits, sendCode, ...options }: SignInOptions): SignIn {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const crypto = emulatorCrypto(dataDir, EMULATOR_PROJECT);
  const emulator = options.emulator ?? runEmulator({ projectId: EMULATOR_PROJECT, dataDir, log });
  return {
    verifyIdToken: async (token) => {
      const claims = await crypto.verifyIdToken(token).catch((error: unknown) => {
        throw badToken(error);
      });
      return customerOf(claims);
    },
    state: emulator.state,
    router: emulatorProxy(emulator, crypto, { limits, sendCode }),
    webConfig: {
      firebase: { apiKey: 'demo', authDomain: 'localhost', projectId: EMULATOR_PROJECT },
      signInEmulator: true,
    },
    stop: emulator.stop,
  };
}
