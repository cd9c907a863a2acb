import { model, Schema } from 'mongoose';
import { updateOrInsert } from '../../platform/documents/mongo.ts';
import { DAY_MS } from '../../platform/time/durations.ts';

const visitsSchema = new Schema(
  {
    /** The start of these ten minutes. */
    _id: { type: Date, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'visits', versionKey: false, autoIndex: false, strict: 'throw' },
);
visitsSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Page views per ten minutes, without any data about visitors. */
export const Visits = model('Visits', visitsSchema);

const SLOT_MS = 10 * 60 * 1000;

/** The last 24 hours, accurate to ten minutes. */
export async function countVisits(now: Date): Promise<number> {
  const [sum] = await Visits.aggregate<{ visits: number }>([
    { $match: { _id: { $gt: new Date(now.getTime() - DAY_MS) } } },
    { $group: { _id: null, visits: { $sum: '$count' } } },
  ]);
  return sum?.visits ?? 0;
}

/**
 * Never delays a request. Visits during a pending write are batched into the next one, so a busy shop writes no
 * more often than its database can handle. A failed write is lost.
 */
export function createVisitCounter(): { count: (at: Date) => void } {
  const waiting = new Map<number, number>();
  let writing = false;

  async function write(): Promise<void> {
    if (writing) return;
    writing = true;
    for (const [slot, count] of waiting) {
      waiting.delete(slot);
      await add(new Date(slot), count).catch(() => {});
    }
    writing = false;
  }

  return {
    count(at) {
      const slot = Math.floor(at.getTime() / SLOT_MS) * SLOT_MS;
      waiting.set(slot, (waiting.get(slot) ?? 0) + 1);
      void write();
    },
  };
}

async function add(slot: Date, count: number): Promise<void> {
  const expiresAt = new Date(slot.getTime() + 2 * DAY_MS);
  await updateOrInsert(
    () => Visits.findOneAndUpdate({ _id: slot }, { $inc: { count } }).lean(),
    () => Visits.create({ _id: slot, count: 0, expiresAt }),
  );
}
