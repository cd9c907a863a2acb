import type { SecondFactorState } from '@book-store/contract/admin-roles';
import type {
  AdminProfile,
  AdminSession,
} from '@book-store/contract/people/sessions/admin-session.schemas';
import { isRefined, type Language } from '@book-store/contract/storefront';
import type { z } from 'zod';
import type { Shop } from '../../platform/shop.ts';
import type { OpenedSession } from '../sessions/admin-sessions.store.ts';
import { roleOf, type StoredAdmin } from './admins.model.ts';

const STAFF: Readonly<Record<Language, string>> = { en: 'Staff', de: 'Personal' };

/** The default role label: the specified one, unless the shop is refined. */
export const usualRole = (admin: Pick<StoredAdmin, 'role'>, shop: Shop): string => {
  if (!isRefined(shop.settings.storefront.storefront)) return 'Lecturer';
  return roleOf(admin) === 'owner' ? 'Administrator' : STAFF[shop.language];
};

/** Whether sessions last until nobody has used them for hours; as specified, they last an hour. */
export const slidesIn = ({ settings }: Shop): boolean => isRefined(settings.storefront.storefront);

export const secondFactorOf = (
  { secondFactor }: Pick<StoredAdmin, 'secondFactor'>,
  { settings }: Pick<Shop, 'settings'>,
): SecondFactorState => {
  if (secondFactor) return 'on';
  return settings.security.requireSecondFactor ? 'required' : 'off';
};

export const toProfile = (admin: StoredAdmin, shop: Shop): AdminProfile => ({
  username: admin.username,
  name: admin.name,
  role: roleOf(admin),
  email: admin.email,
  roleLabel: admin.roleLabel ?? usualRole(admin, shop),
  picture: admin.picture,
  passwordIsGenerated: admin.passwordIsGenerated ?? false,
  secondFactor: secondFactorOf(admin, shop),
});

export const toSessionView = (
  admin: StoredAdmin,
  opened: OpenedSession,
  shop: Shop,
): z.output<typeof AdminSession> => ({ ...opened, profile: toProfile(admin, shop) });
