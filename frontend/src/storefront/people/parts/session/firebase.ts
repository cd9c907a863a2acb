import type { ShopConfigView } from '@book-store/contract/people/sign-in/shop-config.schemas';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  type AuthCredential,
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
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
  verifyPasswordResetCode,
} from 'firebase/auth';
import { shopWording } from '../../../../lib/wording/storefront-texts.ts';
import { askGoogle } from './google-popup.ts';
import { waitForSignIn } from './sign-in-start.ts';

/** The part of the sign-in SDK that the shop uses. Errors carry Firebase's `code`, such as `auth/wrong-password`. */
export type Firebase = {
  /** True if the emulator stands in for Google; its popup is the shop's own. */
  emulator: boolean;
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
  /** Returns the email address that a reset code belongs to. */
  getResetEmail(code: string): Promise<string>;
  resetPassword(code: string, password: string): Promise<void>;
  /** Requests a link that verifies the current user's address. */
  sendVerification(): Promise<void>;
  /** Verifies an address with the code of such a link. */
  verifyEmail(code: string): Promise<void>;
  /** The `confirm…` functions reauthenticate the current user before a sensitive change. */
  confirmWithPassword(password: string): Promise<void>;
  confirmWithGoogle(signal?: AbortSignal): Promise<void>;
  changePassword(password: string): Promise<void>;
  /** Deletes the current user's account, and signs out. */
  deleteAccount(): Promise<void>;
  /** Returns the current user's ID token, renewed if it is about to expire; null if signed out. */
  idToken(): Promise<string | null>;
};

const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js';
const GOOGLE_SCRIPT_TIMEOUT_MS = 20_000;

/** Preloads the script that the SDK needs before it opens the popup: browsers block a late popup. */
function preloadGoogleScript() {
  const script = document.createElement('script');
  script.src = GOOGLE_SCRIPT;
  script.async = true;
  script.onerror = () => script.remove();
  document.head.append(script);
}

/** Rejects if Google's script fails to load in time, which the SDK itself would wait for forever. */
const scriptTimeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => {
      if (!('gapi' in window)) reject({ code: 'auth/network-request-failed' });
    }, GOOGLE_SCRIPT_TIMEOUT_MS);
  });

/** Rejects when `signal` ends the waiting: the SDK itself cannot. */
const cancelled = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject({ code: 'auth/user-cancelled' }));
  });

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

/** The SDK forgets a session without telling anybody; the shop's own accounts end it. */
function endSession(refreshToken: string): void {
  void fetch('/identitytoolkit.googleapis.com/v1/accounts:signOut', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
    keepalive: true,
    // This device is signed out in any case.
  }).catch(() => undefined);
}

/** Retries a call once after the emulator has started, if it failed because of that. */
async function retryOnceStarted(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    const unreachable = (error as { code?: unknown }).code === 'auth/network-request-failed';
    if (!unreachable || !(await waitForSignIn())) throw error;
    await call();
  }
}

/** Initializes Firebase Authentication, or its emulator, for this installation. */
export function openFirebase(config: ShopConfigView): Firebase {
  const auth = openAuth(config);
  if (!config.ownAccounts) preloadGoogleScript();
  const listeners = new Set<(user: User | null) => void>();
  const user = () => {
    if (!auth.currentUser) throw Object.assign(new Error(), { code: 'auth/user-token-expired' });
    return auth.currentUser;
  };
  const withGoogle = async (
    way: {
      popup: () => Promise<unknown>;
      credential: (credential: AuthCredential) => Promise<unknown>;
    },
    signal: AbortSignal | undefined,
  ) => {
    if (config.google === 'firebase')
      await Promise.race([way.popup(), scriptTimeout(), cancelled(signal)]);
    else if (config.google) {
      const credential = GoogleAuthProvider.credential(await askGoogle(config.google, signal));
      await way.credential(credential);
    }
  };
  return {
    emulator: config.ownAccounts,
    onUser(listener) {
      listeners.add(listener);
      const stop = onAuthStateChanged(auth, listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    async register(email, password, name) {
      await retryOnceStarted(() => createUserWithEmailAndPassword(auth, email, password));
      if (!name) return;
      // The account exists; if this fails, the name can be added on the account page.
      await updateProfile(user(), { displayName: name }).catch(() => undefined);
      // The SDK reports who is signed in, but not that something about them has changed.
      for (const listener of listeners) listener(auth.currentUser);
    },
    logIn: (email, password) =>
      retryOnceStarted(() => signInWithEmailAndPassword(auth, email, password)),
    logInWithGoogle: (signal) =>
      withGoogle(
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
      if (config.ownAccounts && refreshToken) endSession(refreshToken);
    },
    sendPasswordReset: (email) => retryOnceStarted(() => sendPasswordResetEmail(auth, email)),
    getResetEmail: (code) => verifyPasswordResetCode(auth, code),
    resetPassword: (code, password) => confirmPasswordReset(auth, code, password),
    sendVerification: () => retryOnceStarted(() => sendEmailVerification(user())),
    async verifyEmail(code) {
      await retryOnceStarted(() => applyActionCode(auth, code));
      await auth.authStateReady();
      if (!auth.currentUser) return;
      // The link has worked, whether or not this device hears of it at once.
      await auth.currentUser
        .reload()
        .then(() => user().getIdToken(true))
        .catch(() => undefined);
      for (const listener of listeners) listener(auth.currentUser);
    },
    async confirmWithPassword(password) {
      const credential = EmailAuthProvider.credential(user().email ?? '', password);
      await reauthenticateWithCredential(user(), credential);
    },
    confirmWithGoogle: (signal) =>
      withGoogle(
        {
          popup: () =>
            reauthenticateWithPopup(user(), new GoogleAuthProvider(), browserPopupRedirectResolver),
          credential: (credential) => reauthenticateWithCredential(user(), credential),
        },
        signal,
      ),
    changePassword: (password) => updatePassword(user(), password),
    deleteAccount: () => deleteUser(user()),
    async idToken() {
      await auth.authStateReady();
      return (await auth.currentUser?.getIdToken()) ?? null;
    },
  };
}
