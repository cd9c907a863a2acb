import type { AdminSession } from '@book-store/contract/schemas/admin-session';
import { toProfile } from './admin-profile.ts';
import type { StoredAdmin } from './admins.model.ts';

/** Converts a started session to the reply with its token. */
export const toSessionView = async (
  admin: StoredAdmin,
  { token, expiresAt }: { token: string; expiresAt: Date },
): Promise<AdminSession> => ({
  token,
  expiresAt: expiresAt.toISOString(),
  profile: await toProfile(admin),
});
