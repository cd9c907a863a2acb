import { isDone, markDone } from '../../database/shop-meta.ts';
import { AppError } from '../../shared/errors.ts';
import { addAdmin } from './add-admin.ts';
import { findByCredentials, listAdmins } from './find-admins.ts';

type Credentials = { username: string; password: string };

/**
 * Creates the first admin of a shop that has never had one. Does nothing on later starts, even if that
 * admin has been removed or has a new password, or if the shop already has other admins.
 */
export async function makeFirstAdmin(credentials: Credentials, now: Date): Promise<void> {
  if (await isDone('first-admin-made')) return;
  if ((await listAdmins()).length === 0) await addUnlessThere(credentials, now);
  await markDone('first-admin-made', now);
}

/** Returns whether these credentials currently open the dashboard. */
export const opensDashboard = async (credentials: Credentials): Promise<boolean> =>
  (await findByCredentials(credentials)) !== undefined;

/** Another server that starts at the same time may have created the admin. */
async function addUnlessThere(credentials: Credentials, now: Date): Promise<void> {
  try {
    await addAdmin(credentials, now);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
  }
}
