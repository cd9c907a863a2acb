import type { AdminProfile } from '@book-store/contract/schemas/admin-session';
import type { StoredAdmin } from './admins.model.ts';

/** Converts a stored admin to the profile that the dashboard shows. */
export const toProfile = (admin: StoredAdmin): AdminProfile => ({
  username: admin.username,
  name: admin.name,
  roleLabel: admin.roleLabel,
  picture: admin.picture ?? undefined,
  passwordIsGenerated: admin.passwordIsGenerated === true,
});
