import type {
  AdminProfile,
  AdminSession,
} from '@book-store/contract/people/sessions/admin-session.schemas';
import { isRefined } from '@book-store/contract/storefront';
import type { Shop } from '../../platform/shop.ts';
import type { StoredAdmin } from './admins.model.ts';

/** Returns the role label of admins who have chosen none: the specified one, unless the shop is refined. */
export const usualRole = ({ settings }: Shop): string =>
  isRefined(settings.storefront) ? 'Administrator' : 'Lecturer';

/** Converts a stored admin to the profile that the dashboard shows. */
export const toProfile = (admin: StoredAdmin, shop: Shop): AdminProfile => ({
  username: admin.username,
  name: admin.name,
  roleLabel: admin.roleLabel ?? usualRole(shop),
  picture: admin.picture ?? undefined,
  passwordIsGenerated: admin.passwordIsGenerated === true,
});

/** Converts a started session to the reply with its token. */
export const toSessionView = (
  admin: StoredAdmin,
  { token, expiresAt }: { token: string; expiresAt: Date },
  shop: Shop,
): AdminSession => ({
  token,
  expiresAt: expiresAt.toISOString(),
  profile: toProfile(admin, shop),
});
