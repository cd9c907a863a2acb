/** Long enough to read a warning, too short for a session that was left open. */
const RECENT_MS = 5 * 60 * 1000;

/** Returns whether somebody has entered their credentials just now, as what is dangerous demands. */
export const isRecent = (signedInAtMs: number, now: Date): boolean =>
  now.getTime() - signedInAtMs <= RECENT_MS;
