import type {
  AdminProfile,
  AdminSession,
} from '@book-store/contract/people/admins/admin-session.schemas';
import { isRefined } from '@book-store/contract/storefront';
import { readShopSettings } from '../../settings/shop/read-shop-settings.ts';
import type { StoredAdmin } from './admins.model.ts';

/** Returns the role label of admins who have chosen none: the specified one, unless the shop is refined. */
export async function usualRole(): Promise<string> {
  const { storefront } = await readShopSettings();
  return isRefined(storefront) ? 'Administrator' : 'Lecturer';
}

/** Converts a stored admin to the profile that the dashboard shows. */
export const toProfile = async (admin: StoredAdmin): Promise<AdminProfile> => ({
  username: admin.username,
  name: admin.name,
  roleLabel: admin.roleLabel ?? (await usualRole()),
  picture: admin.picture ?? undefined,
  passwordIsGenerated: admin.passwordIsGenerated === true,
});

/** Converts a started session to the reply with its token. */
export const toSessionView = async (
  admin: StoredAdmin,
  { token, expiresAt }: { token: string; expiresAt: Date },
): Promise<AdminSession> => ({
  token,
  expiresAt: expiresAt.toISOString(),
  profile: await toProfile(admin),
});
