/** Firebase's local storage key for a session; tells a visitor from a customer synchronously. */
export const isSessionKey = (key: string | null): boolean =>
  key?.startsWith('firebase:authUser:') ?? false;

/** Returns whether this browser has a stored session. */
export function isSessionStored(): boolean {
  try {
    return Object.keys(localStorage).some(isSessionKey);
  } catch {
    return false;
  }
}
