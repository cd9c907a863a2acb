import { Counter, Gauge, Registry } from 'prom-client';
import { countRowsLeft } from '../../catalogue/imports/find-imports.ts';
import { readMailQueue } from '../../messages/mails/list-mails.ts';
import { readDatabaseStatus } from '../../platform/database/database-status.ts';
import { readBackups } from '../backups/last-backup.ts';

/** The same on every server. */
type ShopFacts = Awaited<ReturnType<typeof readShopFacts>>;

/** Metrics of the whole shop; each is one read through an index. */
export async function readShopFacts() {
  const [database, mails, importRowsLeft, backups] = await Promise.all([
    readDatabaseStatus(),
    readMailQueue(),
    countRowsLeft(),
    readBackups(),
  ]);
  return { database, mails, importRowsLeft, backups };
}

/** Formats them for Prometheus; without facts, reports that the database is down. */
export function shopGauges(facts: ShopFacts | undefined, now: Date): Promise<string> {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, value: number | undefined) => {
    if (value !== undefined) new Gauge({ name, help, registers }).set(value);
  };
  const counter = (name: string, help: string, value: number | undefined) => {
    if (value !== undefined) new Counter({ name, help, registers }).inc(value);
  };
  gauge('shop_database_up', 'Whether the database responds.', facts ? 1 : 0);
  if (facts) {
    const { database, mails, importRowsLeft, backups } = facts;
    gauge('shop_database_connections', 'Open connections to the database.', database.connections);
    gauge('shop_database_file_bytes', 'Size of the data file.', database.fileBytes);
    counter(
      'shop_database_commits_total',
      'Flushes to disk; concurrent writes share one.',
      database.commits,
    );
    counter(
      'shop_database_commit_seconds_total',
      'Time of these flushes, with the writes in them.',
      database.commitSeconds,
    );
    gauge('shop_mails_waiting', 'Mails that are still to be sent.', mails.waiting);
    gauge('shop_mails_failed', 'Mails that could not be sent.', mails.failed);
    gauge(
      'shop_mails_oldest_due_seconds',
      'How long the mail that is due first has been due.',
      mails.oldestDueAt ? Math.max(0, (now.getTime() - mails.oldestDueAt.getTime()) / 1000) : 0,
    );
    gauge('shop_imports_running', 'Imports of books.', importRowsLeft === undefined ? 0 : 1);
    gauge(
      'shop_import_rows_left',
      'Rows of the running import that are still to be done.',
      importRowsLeft ?? 0,
    );
    if (backups) {
      const { last, failingSince } = backups;
      gauge(
        'shop_backup_last_success_timestamp_seconds',
        'When the last backup was begun that is verified; 0 if there is none.',
        last ? last.begunAt.getTime() / 1000 : 0,
      );
      gauge('shop_backup_failing', 'Whether the last attempt failed.', failingSince ? 1 : 0);
      gauge('shop_backup_bytes', 'Size of the last backup.', last?.bytes ?? 0);
      gauge('shop_backup_seconds', 'How long it took, with its verification.', last?.seconds ?? 0);
    }
  }
  return registry.metrics();
}
