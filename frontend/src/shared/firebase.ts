import type { ShopConfigView } from '@book-store/backend/contract';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
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
  /** The ID token of whoever is signed in, renewed where it is about to expire; null for nobody. */
  idToken(): Promise<string | null>;
};

const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js';
const GOOGLE_SCRIPT_MS = 20_000;

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
    }, GOOGLE_SCRIPT_MS);
  });

function openAuth({ firebase, signInEmulator }: ShopConfigView): Auth {
  // Without a resolver here: the SDK would load Google's script at page start on phones, and say
  // nothing about who is signed in until it has come.
  const auth = initializeAuth(initializeApp(firebase), { persistence: browserLocalPersistence });
  if (signInEmulator) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
}

/** A call that finds the emulator still starting is made once more when it is there. */
async function onceStarted(call: () => Promise<unknown>): Promise<void> {
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
  return {
    emulator: config.signInEmulator,
    onUser: (listener) => onAuthStateChanged(auth, listener),
    register: (email, password) =>
      onceStarted(() => createUserWithEmailAndPassword(auth, email, password)),
    logIn: (email, password) =>
      onceStarted(() => signInWithEmailAndPassword(auth, email, password)),
    async logInWithGooglePopup() {
      const popup = signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
      await Promise.race([popup, scriptTimeout()]);
    },
    logInWithGoogleCredential: (credential) =>
      onceStarted(() => signInWithCredential(auth, GoogleAuthProvider.credential(credential))),
    logOut: () => signOut(auth),
    async idToken() {
      await auth.authStateReady();
      return (await auth.currentUser?.getIdToken()) ?? null;
    },
  };
}
