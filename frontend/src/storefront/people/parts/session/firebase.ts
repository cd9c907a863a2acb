import type { ShopConfigView } from '@book-store/contract/people/sign-in/shop-config.schemas';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { shopWording } from '../../../../lib/wording/storefront-texts.ts';
import type { LinkedEmails } from './auth-context.ts';
import { endSession } from './end-session.ts';
import { preloadGoogleScript, withGoogle } from './firebase-google.ts';

/** The part of the sign-in SDK that the shop uses. Errors carry Firebase's `code`, such as `auth/wrong-password`. */
export type Firebase = {
  /** False if links about accounts are not mailed but kept for the owner to pass on. */
  mailsLinks: boolean;
  /** Calls back with the current user once it is known and after every change. Returns a function that unsubscribes. */
  onUser(listener: (user: User | null) => void): () => void;
  /** An empty name leaves the account without one. */
  register(email: string, password: string, name: string): Promise<void>;
  logIn(email: string, password: string): Promise<void>;
  /** Opens a popup, at once; `signal` ends the waiting for it. */
  logInWithGoogle(signal?: AbortSignal): Promise<void>;
  logOut(): Promise<void>;
  /** Requests a password reset link, if the address has an account. */
  sendPasswordReset(email: string): Promise<void>;
  /** Reads the code of a mailed link without consuming it. */
  readCode(code: string): Promise<LinkedEmails>;
  resetPassword(code: string, password: string): Promise<void>;
  /** Requests a link that verifies the current user's address. */
  sendVerification(): Promise<void>;
  /** Requests a link that gives the current user's account the address that it is sent to. */
  sendEmailChange(email: string): Promise<void>;
  /** Uses up the code of a link that verifies or changes an address. */
  applyCode(code: string): Promise<void>;
  /** The `confirm…` functions reauthenticate the current user before a sensitive change. */
  confirmWithPassword(password: string): Promise<void>;
  confirmWithGoogle(signal?: AbortSignal): Promise<void>;
  changePassword(password: string): Promise<void>;
  /** Deletes the current user's account, and signs out. */
  deleteAccount(): Promise<void>;
  /** Asks the identity provider whether the session is still valid; signs out otherwise. */
  isSessionRunning(): Promise<boolean>;
  /** Returns the current user's ID token, renewed if it is about to expire; null if signed out. */
  idToken(): Promise<string | null>;
};

function openAuth({ firebase, ownAccounts }: ShopConfigView): Auth {
  if (!firebase) throw new Error('Customers cannot sign in here.');
  // No popup resolver here: on phones, the SDK would load Google's script at page start and report
  // the current user only afterwards.
  const auth = initializeAuth(initializeApp(firebase), { persistence: browserLocalPersistence });
  // Firebase writes its mails in this language.
  auth.languageCode = shopWording().language;
  if (ownAccounts) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
}

/** Initializes the SDK for this installation: for a Firebase project, or for the shop's own accounts. */
export function openFirebase(config: ShopConfigView): Firebase {
  const auth = openAuth(config);
  if (!config.ownAccounts) preloadGoogleScript();
  const listeners = new Set<(user: User | null) => void>();
  const user = () => {
    if (!auth.currentUser) throw Object.assign(new Error(), { code: 'auth/user-token-expired' });
    return auth.currentUser;
  };
  /** The SDK reports who is signed in, but not changes of their data. */
  const report = () => {
    for (const listener of listeners) listener(auth.currentUser);
  };
  /** Looks up what the link of a mail has changed about the current user, and whether their session still runs. */
  async function followAccount(): Promise<void> {
    await auth.authStateReady();
    if (!auth.currentUser) return;
    // The link has worked even if this device cannot refresh the user now.
    await auth.currentUser
      .reload()
      .then(() => user().getIdToken(true))
      .catch(() => undefined);
    report();
  }
  /** Ends the session that a new sign-in of the current user replaces: the SDK forgets it. */
  async function reauthenticate(attempt: () => Promise<unknown>): Promise<void> {
    const { refreshToken } = user();
    await attempt();
    if (refreshToken !== auth.currentUser?.refreshToken) end(refreshToken);
  }
  const end = (refreshToken: string | undefined) => {
    if (config.ownAccounts && refreshToken) endSession(refreshToken);
  };
  return {
    mailsLinks: config.mailsLinks,
    onUser(listener) {
      listeners.add(listener);
      const stop = onAuthStateChanged(auth, listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    async register(email, password, name) {
      await createUserWithEmailAndPassword(auth, email, password);
      if (!name) return;
      // The account exists; if this fails, the name can be added on the account page.
      await updateProfile(user(), { displayName: name }).catch(() => undefined);
      report();
    },
    async logIn(email, password) {
      await signInWithEmailAndPassword(auth, email, password);
    },
    logInWithGoogle: (signal) =>
      withGoogle(
        config.google,
        {
          popup: () =>
            signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver),
          credential: (credential) => signInWithCredential(auth, credential),
        },
        signal,
      ),
    async logOut() {
      const refreshToken = auth.currentUser?.refreshToken;
      await signOut(auth);
      end(refreshToken);
    },
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    async readCode(code) {
      const { email, previousEmail } = (await checkActionCode(auth, code)).data;
      return { email: email ?? '', accountEmail: previousEmail ?? email ?? '' };
    },
    async resetPassword(code, password) {
      await confirmPasswordReset(auth, code, password);
      await followAccount();
    },
    sendVerification: () => sendEmailVerification(user()),
    sendEmailChange: (email) => verifyBeforeUpdateEmail(user(), email),
    async applyCode(code) {
      await applyActionCode(auth, code);
      await followAccount();
    },
    confirmWithPassword: (password) =>
      reauthenticate(() => {
        const credential = EmailAuthProvider.credential(user().email ?? '', password);
        return reauthenticateWithCredential(user(), credential);
      }),
    confirmWithGoogle: (signal) =>
      reauthenticate(() =>
        withGoogle(
          config.google,
          {
            popup: () =>
              reauthenticateWithPopup(
                user(),
                new GoogleAuthProvider(),
                browserPopupRedirectResolver,
              ),
            credential: (credential) => reauthenticateWithCredential(user(), credential),
          },
          signal,
        ),
      ),
    changePassword: (password) => updatePassword(user(), password),
    deleteAccount: () => deleteUser(user()),
    async isSessionRunning() {
      await auth.authStateReady();
      // The SDK signs out where it hears that the session has ended.
      await auth.currentUser?.reload();
      return auth.currentUser !== null;
    },
    async idToken() {
      await auth.authStateReady();
      return (await auth.currentUser?.getIdToken()) ?? null;
    },
  };
}
