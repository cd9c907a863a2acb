import {
  addAdmin,
  findByCredentials,
  listAdmins,
} from '../features/admin-session/admins.service.ts';
import { AppError } from '../shared/errors.ts';
import { isReached, reach } from './shop-meta.ts';

type Credentials = { username: string; password: string };

/**
 * Makes the first admin of a shop that has never had one. Later starts make none, even after the
 * first one was removed or has another password; nor does a shop that has got admins otherwise.
 */
export async function makeFirstAdmin(credentials: Credentials, now: Date): Promise<void> {
  if (await isReached('first-admin-made')) return;
  if ((await listAdmins()).length === 0) await addUnlessThere(credentials, now);
  await reach('first-admin-made', now);
}

/** Whether these credentials open the dashboard today. */
export const opensDashboard = async (credentials: Credentials): Promise<boolean> =>
  (await findByCredentials(credentials)) !== undefined;

/** Another server that starts at the same moment may have made the admin. */
async function addUnlessThere(credentials: Credentials, now: Date): Promise<void> {
  try {
    await addAdmin(credentials, now);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
  }
}
