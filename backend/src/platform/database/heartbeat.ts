import { setTimeout as wait } from 'node:timers/promises';

const HEARTBEAT_INTERVAL_MS = 500;
/** A holder is considered dead after this many checks without a new heartbeat. */
const MISSED_HEARTBEATS_MAX = 6;

/** The holder of a task in the database, and its number of heartbeats. Clocks do not matter. */
export type Heartbeat = { holder: string; beat: number };

/** Returns whether the holder sends another heartbeat, or is replaced, within a few seconds. */
export async function isAlive(
  { holder, beat }: Heartbeat,
  read: () => Promise<Heartbeat | null>,
): Promise<boolean> {
  for (let missed = 0; missed < MISSED_HEARTBEATS_MAX; missed += 1) {
    await wait(HEARTBEAT_INTERVAL_MS);
    const now = await read();
    if (now?.holder !== holder || now.beat !== beat) return true;
  }
  return false;
}

/** Calls `beat` at regular intervals, ignoring its errors. Returns a function that stops it. */
export function keepBeating(beat: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void beat().catch(() => {}), HEARTBEAT_INTERVAL_MS);
  return () => clearInterval(timer);
}
