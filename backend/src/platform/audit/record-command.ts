import { userInfo } from 'node:os';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { Activity } from './activity.model.ts';
import { appendEntry } from './record-change.ts';

/** The message for the user if `recordCommand` returns false. */
export const NOT_RECORDED = 'Done, but it could not be added to the activity log.\n';

/**
 * Records a change made by a command on the server, with the name of the operating system's user.
 * Returns whether it could be recorded. Never rejects, because the change has already been made.
 */
export async function recordCommand(change: AdminChange): Promise<boolean> {
  return appendEntry(byCommand(change), new Date()).then(
    () => true,
    () => false,
  );
}

/** Returns the log that a restore keeps, with the entry to add. */
export const restoredLog = (change: AdminChange) => ({
  collection: Activity.collection.name,
  entry: new Activity({ ...byCommand(change), at: new Date() }).toObject(),
});

const byCommand = (change: AdminChange) => ({
  ...change,
  by: { kind: 'command' as const, name: systemUser() },
});

/** In a container a user may have an id but no name. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
