import { readSchedule, type StoredSchedule } from '../database/backup-schedule.ts';
import { readDatabaseStatus } from '../database/database-status.ts';
import { countRowsLeft } from '../features/books/imports/find-imports.ts';
import { readMailQueue } from '../features/mails/mail-queue.ts';
import type { ShopFacts } from '../features/metrics/shop-gauges.ts';

/** Returns what the metrics tell of the whole shop; each fact is one read through an index. */
export async function readShopFacts(): Promise<ShopFacts> {
  const [database, mails, importRowsLeft, schedule] = await Promise.all([
    readDatabaseStatus(),
    readMailQueue(),
    countRowsLeft(),
    readSchedule(),
  ]);
  return { database, mails, importRowsLeft, backups: schedule ? toFacts(schedule) : undefined };
}

const toFacts = ({ madeAt, failure, last }: StoredSchedule) => ({
  madeAt: madeAt instanceof Date ? madeAt : new Date(0),
  isFailing: failure != null,
  bytes: last?.bytes ?? 0,
  seconds: last?.seconds ?? 0,
});
