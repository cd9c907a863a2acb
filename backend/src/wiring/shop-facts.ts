import { readDatabaseStatus } from '../database/database-status.ts';
import { readBackups } from '../database/last-backup.ts';
import { countRowsLeft } from '../features/imports/find-imports.ts';
import { readMailQueue } from '../features/mails/mail-queue.ts';
import type { ShopFacts } from '../features/metrics/shop-gauges.ts';

/** Returns what the metrics tell of the whole shop; each fact is one read through an index. */
export async function readShopFacts(): Promise<ShopFacts> {
  const [database, mails, importRowsLeft, backups] = await Promise.all([
    readDatabaseStatus(),
    readMailQueue(),
    countRowsLeft(),
    readBackups(),
  ]);
  return { database, mails, importRowsLeft, backups };
}
