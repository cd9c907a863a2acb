import { userInfo } from 'node:os';
import type { AdminChange } from '../../shared/admin-change.ts';
import { AuditEntry } from './audit.model.ts';
import { appendEntry } from './audit.service.ts';

/** What to tell the person where `recordCommand` returns false. */
export const NOT_RECORDED = 'This is done, but could not be added to the activity of the shop.\n';

/**
 * Records what a command on the shop's machine has changed, by the name of the machine's user.
 * Returns whether it could be recorded; it never rejects, as the change is made.
 */
export async function recordCommand(change: AdminChange): Promise<boolean> {
  return appendEntry(byCommand(change), new Date()).then(
    () => true,
    () => false,
  );
}

/** What a restore writes into the shop that it brings back, with all that the log has now. */
export const restoredLog = (change: AdminChange) => ({
  collection: AuditEntry.collection.name,
  entry: new AuditEntry({ ...byCommand(change), at: new Date() }).toObject(),
});

const byCommand = (change: AdminChange) => ({
  ...change,
  by: { kind: 'command' as const, name: machineUser() },
});

/** In a container a user may have a number and no name. */
function machineUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
