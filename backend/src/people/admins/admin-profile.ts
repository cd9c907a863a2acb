import type {
  AdminProfile,
  AdminSession,
} from '@book-store/contract/people/sessions/admin-session.schemas';
import { isRefined } from '@book-store/contract/storefront';
import type { z } from 'zod';
import type { Shop } from '../../platform/shop.ts';
import type { StoredAdmin } from './admins.model.ts';

/** The default role label: the specified one, unless the shop is refined. */
export const usualRole = ({ settings }: Shop): string =>
  isRefined(settings.storefront.storefront) ? 'Administrator' : 'Lecturer';

export const toProfile = (
  { username, name, roleLabel, picture, passwordIsGenerated = false }: StoredAdmin,
  shop: Shop,
): AdminProfile => ({
  username,
  name,
  roleLabel: roleLabel ?? usualRole(shop),
  picture,
  passwordIsGenerated,
});

export const toSessionView = (
  admin: StoredAdmin,
  opened: { token: string; expiresAt: Date },
  shop: Shop,
): z.output<typeof AdminSession> => ({ ...opened, profile: toProfile(admin, shop) });
