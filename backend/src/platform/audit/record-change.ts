import type {
  AdminChange,
  ChangeAuthor,
} from '@book-store/contract/platform/audit/admin-change.schemas';
import type { ClientSession } from 'mongoose';
import type { Logger } from 'pino';
import { toSafeLogError } from '../errors/to-safe-log-error.ts';
import type { Author } from '../http/authentication.ts';
import { coarseNetwork } from '../http/limits/network-of.ts';
import type { RecordChange } from '../http/router/mount-routes.ts';
import { Activity } from './activity.model.ts';

type NewEntry = AdminChange & { by: ChangeAuthor; network?: string | undefined };

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
    within: (author, change, session) => appendEntry(toEntry(author, change), now(), session),
    after: async (author, change) => {
      logChange(author, change);
      const entry = toEntry(author, change);
      try {
        await appendEntry(entry, now());
      } catch (error) {
        log.error({ entry, error: toSafeLogError(error) }, 'an admin change was not recorded');
      }
    },
    log: logChange,
  };
}

const toEntry = ({ id, username, address }: Author, change: AdminChange): NewEntry => ({
  ...change,
  by: { kind: 'admin', id, name: username },
  network: coarseNetwork(address),
});
