import type { AdminProfile, EditProfileBody } from '@book-store/contract/schemas/admin-session';
import type { z } from 'zod';
import type { Admin } from '../../http/authentication.ts';
import { AppError } from '../../shared/errors.ts';
import { sessionEnded } from './admin-tokens.ts';
import { AdminAccount, type StoredAdmin } from './admins.model.ts';

type Deps = {
  /** Returns whether a file name is that of an uploaded picture. */
  isUploaded: (fileName: string) => Promise<boolean>;
};

export type AdminProfiles = ReturnType<typeof createAdminProfiles>;

/** An admin's name, role and picture, as the dashboard shows them. */
export const createAdminProfiles = ({ isUploaded }: Deps) => ({
  profile: async ({ id }: Admin): Promise<AdminProfile> => toProfile(await findAdmin(id)),

  /**
   * Updates the given fields. Returns the profile before and after. Throws `bad-request` for a picture
   * that has not been uploaded.
   */
  async editProfile(
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
  },
});

/** Returns the stored admin. Throws `not-signed-in` if the admin no longer exists. */
export async function findAdmin(id: string): Promise<StoredAdmin> {
  const admin = await AdminAccount.findById(id).lean<StoredAdmin>();
  if (!admin) throw sessionEnded();
  return admin;
}

/** Converts a stored admin to the profile that the dashboard shows. */
export const toProfile = (admin: StoredAdmin): AdminProfile => ({
  username: admin.username,
  name: admin.name,
  roleLabel: admin.roleLabel,
  picture: admin.picture ?? undefined,
  passwordIsGenerated: admin.passwordIsGenerated === true,
});

/** Returns the error for one invalid form field. */
export const badField = (path: string, message: string): AppError =>
  new AppError('bad-request', { detail: message, fields: [{ path, message }] });

/** An empty picture removes the current one; an absent one keeps it. */
const withoutPicture = (picture: string | undefined) =>
  picture === '' ? { $unset: { picture: 1 } } : {};
