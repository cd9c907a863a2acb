import { model, Schema } from 'mongoose';
import { isDuplicateKey } from '../../platform/documents/mongo.ts';

/** At most one write in this interval, however often health is requested. */
const PROBE_INTERVAL_MS = 5000;
/** A slower write is inconclusive: the database may just be busy, so the last result stays valid. */
const PROBE_TIMEOUT_MS = 1000;

/** A single document that is written repeatedly. */
export const WriteProbe = model(
  'WriteProbe',
  new Schema(
    { _id: String, at: { type: Date, required: true } },
    { collection: 'health', versionKey: false, autoIndex: false },
  ),
);

/**
 * Checks whether the database can store anything: one that responds may have a full disk or no primary.
 * Concurrent callers share one small write.
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
      // Two servers created the document at the same time.
      canWrite = isDuplicateKey(error);
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
