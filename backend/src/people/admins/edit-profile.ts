import type {
  AdminProfile,
  EditProfileBody,
} from '@book-store/contract/people/sessions/admin-session.schemas';
import type { z } from 'zod';
import { badField } from '../../platform/errors/errors.ts';
import type { Admin } from '../../platform/http/authentication.ts';
import { isUploaded } from '../../platform/pictures/covers.service.ts';
import type { Shop } from '../../platform/shop.ts';
import { sessionEnded } from '../sign-in/admin-tokens.ts';
import { toProfile, usualRole } from './admin-profile.ts';
import { AdminAccount } from './admins.model.ts';

/**
 * Updates the given fields of the caller's profile; an empty picture and the usual role are removed. Returns the
 * profile before and after. Throws `bad-request` for a picture that has not been uploaded.
 */
export async function editProfile(
  { id }: Admin,
  { name, roleLabel, picture }: z.output<typeof EditProfileBody>,
  shop: Shop,
): Promise<{ before: AdminProfile; after: AdminProfile }> {
  if (picture && !(await isUploaded(picture))) {
    throw badField('picture', 'This picture has not been uploaded.', 'not-uploaded');
  }
  const hasUsualRole = roleLabel === usualRole(shop);
  const set = {
    ...(name && { name }),
    ...(picture && { picture }),
    ...(roleLabel && !hasUsualRole && { roleLabel }),
  };
  const removed = [...(picture === '' ? ['picture'] : []), ...(hasUsualRole ? ['roleLabel'] : [])];
  const each = (value: unknown) => Object.fromEntries(removed.map((field) => [field, value]));
  const before = await AdminAccount.findByIdAndUpdate(
    id,
    { $set: set, $unset: each(1) },
    { returnDocument: 'before' },
  ).lean();
  if (!before) throw sessionEnded();
  return {
    before: toProfile(before, shop),
    after: toProfile({ ...before, ...set, ...each(undefined) }, shop),
  };
}
