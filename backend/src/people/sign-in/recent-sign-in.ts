/** Long enough to read a warning, too short for a session that was left open. */
const RECENT_MS = 5 * 60 * 1000;

/** Returns whether somebody entered their credentials recently, as dangerous actions require. */
export const isRecent = (signedInAtMs: number, now: Date): boolean =>
  now.getTime() - signedInAtMs <= RECENT_MS;
