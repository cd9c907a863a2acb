import { AppError } from '../../shared/errors.ts';
import { clearSessions } from './admin-sessions.store.ts';
import { AdminAccount, usernameKey } from './admins.model.ts';
import { adminNotFound } from './find-admins.ts';

/** Removes an admin and ends their sessions. Throws `not-found`, and `conflict` for the last admin. */
export async function removeAdmin(username: string): Promise<void> {
  const key = usernameKey(username);
  const admin = await AdminAccount.exists({ usernameKey: key });
  if (!admin) throw adminNotFound(username);
  if ((await AdminAccount.countDocuments({})) === 1) {
    throw new AppError('conflict', {
      detail:
        'The last admin cannot be removed: add another one first, or nobody can run the shop.',
    });
  }
  await AdminAccount.deleteOne({ usernameKey: key });
  await clearSessions(admin._id);
}
