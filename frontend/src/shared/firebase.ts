import type { ShopConfigView } from '@book-store/backend/contract';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
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
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { waitForSignIn } from './sign-in-start.ts';

/** All of the sign-in SDK that the shop uses. Errors carry Firebase's `code`, as `auth/wrong-password`. */
export type Firebase = {
  /** True where the emulator stands in for Google; its popup is the shop's own. */
  emulator: boolean;
  /** Tells who is signed in, first as soon as it is known and then at every change. */
  onUser(listener: (user: User | null) => void): () => void;
  register(email: string, password: string): Promise<void>;
  logIn(email: string, password: string): Promise<void>;
  logInWithGooglePopup(): Promise<void>;
  /** `credential` is what the emulator takes for a Google ID token: JSON with sub, email and name. */
  logInWithGoogleCredential(credential: string): Promise<void>;
  logOut(): Promise<void>;
  /** Has a link for a new password sent, where the address has an account. */
  sendPasswordReset(email: string): Promise<void>;
  /** Whose password a link is for. */
  getResetEmail(code: string): Promise<string>;
  resetPassword(code: string, password: string): Promise<void>;
  /** Whoever is signed in proves it anew: `confirm…` before a change that needs it. */
  confirmWithPassword(password: string): Promise<void>;
  confirmWithGooglePopup(): Promise<void>;
  confirmWithGoogleCredential(credential: string): Promise<void>;
  changePassword(password: string): Promise<void>;
  /** Deletes the account of whoever is signed in, and signs out. */
  deleteAccount(): Promise<void>;
  /** The ID token of whoever is signed in, renewed where it is about to expire; null for nobody. */
  idToken(): Promise<string | null>;
};

const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js';
const GOOGLE_SCRIPT_TIMEOUT_MS = 20_000;

/** The SDK needs this script before it opens the popup: fetched ahead, so that the click is not lost. */
function preloadGoogleScript() {
  const script = document.createElement('script');
  script.src = GOOGLE_SCRIPT;
  script.async = true;
  script.onerror = () => script.remove();
  document.head.append(script);
}

/** The SDK waits for Google's script for ever; a person does not. No limit on choosing an account. */
const scriptTimeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => {
      if (!('gapi' in window)) reject({ code: 'auth/network-request-failed' });
    }, GOOGLE_SCRIPT_TIMEOUT_MS);
  });

function openAuth({ firebase, signInEmulator }: ShopConfigView): Auth {
  // Without a resolver here: the SDK would load Google's script at page start on phones, and say
  // nothing about who is signed in until it has come.
  const auth = initializeAuth(initializeApp(firebase), { persistence: browserLocalPersistence });
  if (signInEmulator) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
}

/** A call that finds the emulator still starting is made once more when it is there. */
async function retryOnceStarted(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    const unreachable = (error as { code?: unknown }).code === 'auth/network-request-failed';
    if (!unreachable || !(await waitForSignIn())) throw error;
    await call();
  }
}

/** Opens the sign-in of this installation. */
export function openFirebase(config: ShopConfigView): Firebase {
  const auth = openAuth(config);
  if (!config.signInEmulator) preloadGoogleScript();
  const user = () => {
    if (!auth.currentUser) throw Object.assign(new Error(), { code: 'auth/user-token-expired' });
    return auth.currentUser;
  };
  return {
    emulator: config.signInEmulator,
    onUser: (listener) => onAuthStateChanged(auth, listener),
    register: (email, password) =>
      retryOnceStarted(() => createUserWithEmailAndPassword(auth, email, password)),
    logIn: (email, password) =>
      retryOnceStarted(() => signInWithEmailAndPassword(auth, email, password)),
    async logInWithGooglePopup() {
      const popup = signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
      await Promise.race([popup, scriptTimeout()]);
    },
    logInWithGoogleCredential: (credential) =>
      retryOnceStarted(() => signInWithCredential(auth, GoogleAuthProvider.credential(credential))),
    logOut: () => signOut(auth),
    sendPasswordReset: (email) => retryOnceStarted(() => sendPasswordResetEmail(auth, email)),
    getResetEmail: (code) => verifyPasswordResetCode(auth, code),
    resetPassword: (code, password) => confirmPasswordReset(auth, code, password),
    async confirmWithPassword(password) {
      const credential = EmailAuthProvider.credential(user().email ?? '', password);
      await reauthenticateWithCredential(user(), credential);
    },
    async confirmWithGooglePopup() {
      const provider = new GoogleAuthProvider();
      const popup = reauthenticateWithPopup(user(), provider, browserPopupRedirectResolver);
      await Promise.race([popup, scriptTimeout()]);
    },
    async confirmWithGoogleCredential(credential) {
      await reauthenticateWithCredential(user(), GoogleAuthProvider.credential(credential));
    },
    changePassword: (password) => updatePassword(user(), password),
    deleteAccount: () => deleteUser(user()),
    async idToken() {
      await auth.authStateReady();
      return (await auth.currentUser?.getIdToken()) ?? null;
    },
  };
}
