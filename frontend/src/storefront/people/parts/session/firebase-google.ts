import type { ShopConfigView } from '@book-store/contract/people/sign-in/shop-config.schemas';
import { type AuthCredential, GoogleAuthProvider } from 'firebase/auth';
import { askGoogle } from './google-popup.ts';

const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js';
const GOOGLE_SCRIPT_TIMEOUT_MS = 20_000;

/** Preloads the script that the SDK needs before it opens the popup: browsers block a late popup. */
export function preloadGoogleScript() {
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

type Ways = {
  popup: () => Promise<unknown>;
  credential: (credential: AuthCredential) => Promise<unknown>;
};

/** Asks Google who somebody is, by the SDK's popup or the shop's own. */
export async function withGoogle(
  google: ShopConfigView['google'],
  ways: Ways,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (google === 'firebase') await Promise.race([ways.popup(), scriptTimeout(), cancelled(signal)]);
  else if (google) {
    await ways.credential(GoogleAuthProvider.credential(await askGoogle(google, signal)));
  }
}
