import type { ShopConfigView } from '@book-store/contract/people/sign-in/shop-config.schemas';
import { retryAfterReturn } from '../../../../lib/addresses/page-return.ts';
import { isUnreachable } from '../sign-in/sign-in-error.ts';
import type { Firebase } from './firebase.ts';
import { isSessionStored } from './stored-session.ts';

/**
 * Loads the sign-in SDK lazily: visitors who never sign in never download it. After a failure, the
 * next caller tries again.
 */
export function createSession(loadConfig: () => Promise<ShopConfigView>) {
  let opening: Promise<Firebase> | null = null;
  let opened: Firebase | null = null;
  const listeners = new Set<(firebase: Firebase) => void>();

  async function load() {
    const [{ openFirebase }, config] = await Promise.all([
      retryAfterReturn(() => import('./firebase.ts')),
      loadConfig(),
    ]);
    opened = openFirebase(config);
    for (const listener of listeners) listener(opened);
    return opened;
  }

  function open(): Promise<Firebase> {
    opening ??= load().catch((error) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  return {
    open,
    /** Returns the SDK if it is already loaded, so that a click need not wait for it. */
    opened: () => opened,
    /** Calls back once the SDK is loaded. Returns a function that unsubscribes. */
    onOpened(listener: (firebase: Firebase) => void) {
      if (opened) listener(opened);
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Returns the customer's ID token, or null; loads the SDK only if there is a session. */
    async token(): Promise<string | null> {
      if (!opened && !isSessionStored()) return null;
      try {
        return await (await open()).idToken();
      } catch (error) {
        if (isUnreachable(error)) throw error;
        // The account was deleted or disabled: the server will reply 401.
        return null;
      }
    },
    /** Returns whether the customer's session still runs; if it has ended, signs them out. */
    async isRunning(): Promise<boolean> {
      if (!opened && !isSessionStored()) return false;
      return open()
        .then((firebase) => firebase.isSessionRunning())
        .catch(() => false);
    },
  };
}
export type Session = ReturnType<typeof createSession>;
