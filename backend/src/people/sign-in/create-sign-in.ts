import type { ShopConfigView } from '@book-store/contract/people/sign-in/shop-config.schemas';
import type { RequestHandler } from 'express';
import { AppError } from '../../platform/errors/errors.ts';
import { type AccountsOptions, createAccounts } from '../accounts/create-accounts.ts';
import { firebaseIdTokens } from './firebase-id-tokens.ts';
import type { SignedInCustomer } from './id-token-claims.ts';

export type FirebaseKeys = {
  projectId: string;
  apiKey: string;
  authDomain: string;
  appId?: string;
};

export type SignInState = 'up' | 'down' | 'off';

export type SignInOptions =
  | { where: 'off' }
  /** A Firebase project's web keys, and the URL of its public keys, which tests replace. */
  | { where: FirebaseKeys; keysUrl?: string }
  | ({
      where: 'own';
      /** How customers sign in with Google; absent if they cannot. */
      google?: 'oauth' | 'stand-in' | undefined;
    } & AccountsOptions);

export type SignIn = {
  /**
   * Throws an `AppError`: `not-signed-in` if the token is invalid, expired, from another project or without an email;
   * `unavailable` if it cannot be verified.
   */
  verifyIdToken(token: string): Promise<SignedInCustomer>;
  state(): SignInState;
  /** Only with the shop's own accounts: mount it at the root, before any other body parser. */
  router?: RequestHandler;
  /** The reply of `GET /api/config`. */
  webConfig: ShopConfigView;
  stop(): Promise<void>;
};

/** The SDK requires a project's keys; `demo-` projects do not exist at Google. */
const NO_PROJECT = { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-bookstore' };

export function createSignIn(options: SignInOptions): SignIn {
  if (options.where === 'off') return NO_SIGN_IN;
  if (options.where === 'own') return ownSignIn(options);
  const { where: keys, keysUrl } = options as { where: FirebaseKeys; keysUrl?: string };
  return firebaseSignIn(keys, keysUrl);
}

/** Customers can only order as guests; admins sign in as usual. */
const NO_SIGN_IN: SignIn = {
  verifyIdToken: async () => {
    throw new AppError('not-signed-in', {
      detail: 'This shop has no customer accounts: please order without one.',
    });
  },
  state: () => 'off',
  webConfig: { ownAccounts: false, mailsLinks: false },
  stop: async () => {},
};

function firebaseSignIn(keys: FirebaseKeys, keysUrl?: string): SignIn {
  const tokens = firebaseIdTokens(keys.projectId, keysUrl);
  return {
    verifyIdToken: tokens.verify,
    state: () => (tokens.keysReachable() ? 'up' : 'down'),
    webConfig: { firebase: keys, ownAccounts: false, mailsLinks: true, google: 'firebase' },
    stop: async () => {},
  };
}

/** Own accounts are up whenever the database is. */
function ownSignIn(options: Extract<SignInOptions, { where: 'own' }>): SignIn {
  const { verifyIdToken, router, settled } = createAccounts(options);
  return {
    verifyIdToken,
    state: () => 'up',
    router,
    webConfig: {
      firebase: NO_PROJECT,
      ownAccounts: true,
      mailsLinks: options.mailing.sends,
      ...(options.google && { google: options.google }),
    },
    stop: settled,
  };
}
