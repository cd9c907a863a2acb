import type { ShopConfigView } from '@book-store/backend/contract';
import type { Firebase } from '../../shared/firebase.ts';
import { isUnreachable } from './sign-in-error.ts';

/** Where Firebase keeps a signed-in account; reading it tells a visitor from a customer at once. */
export const isSessionKey = (key: string | null): boolean =>
  key?.startsWith('firebase:authUser:') ?? false;

/** True where somebody has signed in on this browser and not out again. */
export function isSessionStored(): boolean {
  try {
    return Object.keys(localStorage).some(isSessionKey);
  } catch {
    return false;
  }
}

/**
 * The sign-in SDK behind a door: visitors who never sign in never download it. A failed opening is
 * tried anew by the next caller.
 */
export function createSession(loadConfig: () => Promise<ShopConfigView>) {
  let opening: Promise<Firebase> | null = null;
  let opened: Firebase | null = null;
  const listeners = new Set<(firebase: Firebase) => void>();

  async function load() {
    const [{ openFirebase }, config] = await Promise.all([
      import('../../shared/firebase.ts'),
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
    /** The SDK where it is there already, so that a click need not wait for it. */
    opened: () => opened,
    /** Calls back once the SDK is there, whoever has asked for it. */
    onOpened(listener: (firebase: Firebase) => void) {
      if (opened) listener(opened);
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A customer's ID token; waits for the SDK where somebody is signed in, and for nobody else. */
    async token(): Promise<string | null> {
      if (!opened && !isSessionStored()) return null;
      try {
        return await (await open()).idToken();
      } catch (error) {
        if (isUnreachable(error)) throw error;
        // The account is gone or locked: the server will ask to sign in again.
        return null;
      }
    },
  };
}
export type Session = ReturnType<typeof createSession>;
