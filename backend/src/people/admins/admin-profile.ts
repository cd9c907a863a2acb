import type {
  AdminProfile,
  AdminSession,
} from '@book-store/contract/people/sessions/admin-session.schemas';
import { isRefined } from '@book-store/contract/storefront';
import type { z } from 'zod';
import type { Shop } from '../../platform/shop.ts';
import { roleOf, type StoredAdmin } from './admins.model.ts';

/** The default role label: the specified one, unless the shop is refined. */
export const usualRole = ({ settings }: Shop): string =>
  isRefined(settings.storefront.storefront) ? 'Administrator' : 'Lecturer';

export const toProfile = (admin: StoredAdmin, shop: Shop): AdminProfile => ({
  username: admin.username,
  name: admin.name,
  role: roleOf(admin),
  roleLabel: admin.roleLabel ?? usualRole(shop),
  picture: admin.picture,
  passwordIsGenerated: admin.passwordIsGenerated ?? false,
});

export const toSessionView = (
  admin: StoredAdmin,
  opened: { token: string; expiresAt: Date },
  shop: Shop,
): z.output<typeof AdminSession> => ({ ...opened, profile: toProfile(admin, shop) });
