import type { DeskLine } from '../../platform/desk/desk-line.ts';
import { readBackups } from './last-backup.ts';

const TWO_DAYS_MS = 2 * 86_400_000;

/** The backup that should be there by now: the last one failed, or is too old; where the shop makes any. */
export const missingBackup: DeskLine['find'] = async ({ now, backups: { everyMs } }) => {
  const none = { count: 0 };
  if (everyMs === undefined) return none;
  const { last, failingSince } = (await readBackups()) ?? {};
  const since = last?.begunAt ?? failingSince;
  if (!since) return none;
  // A shop may choose to make one a week.
  const isOld = now.getTime() - since.getTime() > Math.max(TWO_DAYS_MS, 2 * everyMs);
  return failingSince || isOld ? { count: 1, since } : none;
};
