import type { Auth } from '../storefront/people/parts/session/auth-context.ts';

const onlyInBrowser = async () => {
  throw new Error('Signing in happens in the browser.');
};

/** The anonymous visitor for whom the server renders pages. */
export const VISITOR: Auth = {
  currentUser: null,
  loading: true,
  away: false,
  retry: () => undefined,
  registerUser: onlyInBrowser,
  loginUser: onlyInBrowser,
  signInWithGoogle: onlyInBrowser,
  logout: onlyInBrowser,
  sendPasswordReset: onlyInBrowser,
  readCode: onlyInBrowser,
  resetPassword: onlyInBrowser,
  sendVerification: onlyInBrowser,
  sendEmailChange: onlyInBrowser,
  applyCode: onlyInBrowser,
  changePassword: onlyInBrowser,
  confirmIdentity: onlyInBrowser,
  deleteAccount: onlyInBrowser,
  prepare: () => undefined,
};
