import { keptKeys } from '../../../../lib/storage/kept-text.ts';

/** Firebase's local storage key for a session; tells a visitor from a customer synchronously. */
export const isSessionKey = (key: string | null): boolean =>
  key?.startsWith('firebase:authUser:') ?? false;

/** Returns whether this browser has a stored session. */
export const isSessionStored = (): boolean => keptKeys().some(isSessionKey);
