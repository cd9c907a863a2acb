import { setTimeout as wait } from 'node:timers/promises';

const HEARTBEAT_INTERVAL_MS = 500;
/** After this many checks without a new heartbeat a holder is considered dead. */
const MISSED_HEARTBEATS_MAX = 6;

/** Who holds a task in the database, and how often it has reported. Clocks play no part. */
export type Heartbeat = { holder: string; beat: number };

/** Returns whether the holder reports again, or another one has replaced it, within a few seconds. */
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

/** Reports at regular intervals by `beat`, whose errors count for nothing. Returns how to stop that. */
export function keepBeating(beat: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void beat().catch(() => {}), HEARTBEAT_INTERVAL_MS);
  return () => clearInterval(timer);
}
