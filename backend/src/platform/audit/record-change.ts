import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { withOwnDecimals } from '@book-store/contract/platform/audit/amount-fields';
import type {
  ActivityEntry,
  ActivityPage,
  ListActivityQuery,
} from '@book-store/contract/reports/activity/activity.schemas';
import type { ClientSession } from 'mongoose';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { notFound } from '../errors/errors.ts';
import { toSafeLogError } from '../errors/to-safe-log-error.ts';
import type { Admin } from '../http/authentication.ts';
import { coarseNetwork } from '../http/limits/network-of.ts';
import type { RecordChange } from '../http/router/mount-routes.ts';
import { Activity, type StoredEntry } from './activity.model.ts';

type NewEntry = AdminChange & Pick<ActivityEntry, 'by' | 'network'>;

export async function appendEntry(
  entry: NewEntry,
  at: Date,
  session?: ClientSession,
): Promise<void> {
  await Activity.create([{ ...entry, at }], session ? { session } : {});
}

/**
 * Records changes by admins in the activity log and in the server's log. An entry is part of the change's
 * transaction, so that neither exists without the other. If the change has no such transaction, the entry follows
 * immediately, because an entry about something that never happened would accuse somebody; if it cannot be stored
 * then, the request still succeeds, and the server's log keeps the entry as an error.
 */
export function createChangeRecorder({ log, now }: { log: Logger; now: () => Date }): RecordChange {
  const logChange: RecordChange['log'] = ({ username }, { action, subject }) =>
    log.info({ event: action, admin: username, subject: subject.id }, 'admin change');
  return {
    within: (admin, change, session) => appendEntry(toEntry(admin, change), now(), session),
    after: async (admin, change) => {
      logChange(admin, change);
      const entry = toEntry(admin, change);
      try {
        await appendEntry(entry, now());
      } catch (error) {
        log.error({ entry, error: toSafeLogError(error) }, 'an admin change was not recorded');
      }
    },
    log: logChange,
  };
}

const toEntry = ({ id, username, address }: Admin, change: AdminChange): NewEntry => ({
  ...change,
  by: { kind: 'admin', id, name: username },
  network: coarseNetwork(address),
});

/** Newest first. Throws `not-found` if `before` is unknown. */
export async function listActivity({
  before,
  limit,
}: z.output<typeof ListActivityQuery>): Promise<ActivityPage> {
  const found = await Activity.find(before ? await olderThan(before) : {})
    .sort({ at: -1, _id: -1 })
    .limit(limit + 1)
    .lean<StoredEntry[]>();
  const entries = found.slice(0, limit).map(toView);
  return { entries, next: found.length > limit ? entries.at(-1)?._id : undefined };
}

async function olderThan(id: string) {
  const entry = await Activity.findById(id).lean<StoredEntry>();
  if (!entry) throw notFound('The entry in `before` does not exist.');
  const { at, _id } = entry;
  return { at: { $lte: at }, $or: [{ at: { $lt: at } }, { _id: { $lt: _id } }] };
}

const toView = ({ _id, at, by, network, action, subject, fields, decimals }: StoredEntry) =>
  ({
    _id: _id.toString(),
    at: at.toISOString(),
    by,
    network: network ?? undefined,
    action,
    // mongoose does not store an empty object.
    subject: subject ?? {},
    fields: withOwnDecimals(fields, decimals),
  }) as ActivityEntry;
