import { Visits } from './visits.model.ts';

const SLOT = 10 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** The visits of the last 24 hours, to within ten minutes. */
export async function countVisits(now: Date): Promise<number> {
  const [sum] = await Visits.aggregate<{ visits: number }>([
    { $match: { _id: { $gt: new Date(now.getTime() - DAY) } } },
    { $group: { _id: null, visits: { $sum: '$count' } } },
  ]);
  return sum?.visits ?? 0;
}

/**
 * Counts visits without anybody waiting for it. What comes while one write is on its way goes into
 * the next one, so a busy shop writes no more often than its database can take. A count that cannot
 * be written is lost.
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
      const slot = Math.floor(at.getTime() / SLOT) * SLOT;
      waiting.set(slot, (waiting.get(slot) ?? 0) + 1);
      void write();
    },
  };
}

async function add(slot: Date, count: number): Promise<void> {
  const step = () =>
    Visits.updateOne(
      { _id: slot },
      { $inc: { count }, $setOnInsert: { expiresAt: new Date(slot.getTime() + 2 * DAY) } },
      { upsert: true },
    );
  // The first visit of a slot on two servers at once: the later one finds the other's document.
  await step().catch((error: { code?: unknown }) => {
    if (error.code !== 11000) throw error;
    return step();
  });
}
