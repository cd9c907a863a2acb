import type { AdminProfile, EditProfileBody } from '@book-store/contract/schemas/admin-session';
import type { z } from 'zod';
import type { Admin } from '../../http/authentication.ts';
import { sessionEnded } from '../../sign-in/admin-tokens.ts';
import { isUploaded } from '../covers/covers.service.ts';
import { toProfile } from './admin-profile.ts';
import { AdminAccount, type StoredAdmin } from './admins.model.ts';
import { badField } from './bad-field.ts';

/**
 * Updates the given fields of the caller's profile. Returns the profile before and after. Throws
 * `bad-request` for a picture that has not been uploaded.
 */
export async function editProfile(
  { id }: Admin,
  { picture, ...changes }: z.output<typeof EditProfileBody>,
): Promise<{ before: AdminProfile; after: AdminProfile }> {
  if (picture && !(await isUploaded(picture))) {
    throw badField('picture', 'This picture has not been uploaded.');
  }
  const set = picture ? { ...changes, picture } : changes;
  const before = await AdminAccount.findByIdAndUpdate(
    id,
    { $set: set, ...withoutPicture(picture) },
    { returnDocument: 'before' },
  ).lean<StoredAdmin>();
  if (!before) throw sessionEnded();
  const kept = picture === '' ? undefined : before.picture;
  return {
    before: toProfile(before),
    after: toProfile({ ...before, picture: kept, ...set }),
  };
}

/** An empty picture removes the current one; an absent one keeps it. */
const withoutPicture = (picture: string | undefined) =>
  picture === '' ? { $unset: { picture: 1 } } : {};
