import { clearSessions } from './admin-sessions.store.ts';
import { AdminAccount } from './admins.model.ts';

/** Ends the sessions of all admins, on all servers. Returns the number of admins. */
export async function signOutAll(): Promise<number> {
  const { matchedCount } = await AdminAccount.updateMany({}, { $inc: { tokenVersion: 1 } });
  await clearSessions();
  return matchedCount;
}
