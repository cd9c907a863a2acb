import { mkdirSync } from 'node:fs';
import type { RequestHandler } from 'express';
import type { ShopConfigView } from '../features/shop-config/shop-config.contract.ts';
import type { ClientLimits } from './client-limits.ts';
import { type Log, runEmulator, type SignInState } from './emulator.ts';
import { emulatorProxy, type SendResetCode } from './emulator-proxy.ts';
import { emulatorSeal } from './emulator-seal.ts';
import { firebaseIdTokens } from './firebase-id-tokens.ts';
import { badToken, customerOf, type SignedInCustomer } from './id-token-claims.ts';

export type FirebaseKeys = {
  projectId: string;
  apiKey: string;
  authDomain: string;
  appId?: string;
};

export type SignInOptions = {
  /** A real Firebase project's web keys, or the emulator for trying, developing and testing. */
  firebase: FirebaseKeys | 'emulator';
  /** Where the emulator's accounts and this installation's sign-in key lie. */
  dataDir: string;
  log: Log;
  /** What the emulator's callers may do how often; without it there is no limit. */
  limits?: ClientLimits;
  /** Brings a customer of the emulator the code for a new password; a real project mails itself. */
  sendResetCode?: SendResetCode;
  /** Where a real project's public keys are fetched; tests put their own. */
  keysUrl?: string;
};

export type SignIn = {
  /**
   * Whom an ID token speaks for. Throws an `AppError`: `not-signed-in` for a token that is bad,
   * expired, of another project or without an email; `unavailable` when it can't be checked.
   */
  verifyIdToken(token: string): Promise<SignedInCustomer>;
  state(): SignInState;
  /** Only with the emulator: mount it at the root, before any other body parser. */
  router?: RequestHandler;
  /** What `GET /api/config` tells the browser. */
  webConfig: ShopConfigView;
  stop(): Promise<void>;
};

/** A `demo-` project never reaches Google; the emulator is given no other. */
const EMULATOR_PROJECT = 'demo-bookstore';

/**
 * Opens the shop's one sign-in path. Returns at once: the emulator comes up some seconds later, and
 * its calls are answered 503 until then. Throws when the emulator is asked for in production, or
 * when `dataDir` can't be written.
 */
export function createSignIn(options: SignInOptions): SignIn {
  const { firebase, keysUrl } = options;
  if (firebase !== 'emulator') return firebaseSignIn(firebase, keysUrl);
  // biome-ignore lint/style/noProcessEnv: a guard that no caller can forget to pass on
  if (process.env.NODE_ENV === 'production') {
    throw new Error(
      'The sign-in emulator is for trying only. In production, set FIREBASE_PROJECT_ID and the web keys.',
    );
  }
  return emulatorSignIn(options);
}

function firebaseSignIn(keys: FirebaseKeys, keysUrl?: string): SignIn {
  const tokens = firebaseIdTokens(keys.projectId, keysUrl);
  return {
    verifyIdToken: tokens.verify,
    state: () => (tokens.keysReachable() ? 'up' : 'down'),
    webConfig: { firebase: keys, signInEmulator: false },
    stop: async () => {},
  };
}

function emulatorSignIn({ dataDir, log, limits, sendResetCode }: SignInOptions): SignIn {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const seal = emulatorSeal(dataDir, EMULATOR_PROJECT);
  const emulator = runEmulator({ projectId: EMULATOR_PROJECT, dataDir, log });
  return {
    verifyIdToken: async (token) => {
      const claims = await seal.openIdToken(token).catch((error: unknown) => {
        throw badToken(error);
      });
      return customerOf(claims);
    },
    state: emulator.state,
    router: emulatorProxy(emulator, seal, { limits, sendResetCode }),
    webConfig: {
      firebase: { apiKey: 'demo', authDomain: 'localhost', projectId: EMULATOR_PROJECT },
      signInEmulator: true,
    },
    stop: emulator.stop,
  };
}
