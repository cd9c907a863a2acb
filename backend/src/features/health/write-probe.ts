import { model, Schema } from 'mongoose';

/** At most one write in this time, however often health is asked. */
const PROBE_INTERVAL_MS = 5000;
/** A write that takes longer says nothing: the database is busy, and the last result holds. */
const PROBE_TIMEOUT_MS = 1000;

/** One document, written again and again. */
export const WriteProbe = model(
  'WriteProbe',
  new Schema(
    { _id: String, at: { type: Date, required: true } },
    { collection: 'health', versionKey: false, autoIndex: false },
  ),
);

/**
 * Tells whether the database stores what it is given, which one that answers need not: its disk may be
 * full, or its primary away. It finds out by a small write that all callers share.
 */
export function createWriteProbe(now: () => Date): () => Promise<boolean> {
  let canWrite = true;
  let probing: Promise<void> | undefined;
  let nextAt = Number.NEGATIVE_INFINITY;

  async function write(): Promise<void> {
    try {
      await WriteProbe.updateOne({ _id: 'write' }, { $set: { at: now() } }, { upsert: true });
      canWrite = true;
    } catch (error) {
      // Two servers made the document at the same moment.
      canWrite = (error as { code?: unknown }).code === 11000;
    }
  }

  return async () => {
    if (!probing && performance.now() >= nextAt) {
      nextAt = performance.now() + PROBE_INTERVAL_MS;
      probing = write().finally(() => {
        probing = undefined;
      });
    }
    if (probing) await atMost(PROBE_TIMEOUT_MS, probing);
    return canWrite;
  };
}

async function atMost(timeoutMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
