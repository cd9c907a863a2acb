import type { z } from 'zod';
import type { Admin } from '../../http/authentication.ts';
import { AppError } from '../../shared/errors.ts';
import type { AdminProfile, EditProfileBody } from './admin-session.contract.ts';
import { sessionEnded } from './admin-tokens.ts';
import { AdminAccount, type StoredAdmin } from './admins.model.ts';

type Deps = {
  /** Whether a file name is that of an uploaded picture. */
  isUploaded: (fileName: string) => Promise<boolean>;
};

export type AdminProfiles = ReturnType<typeof createAdminProfiles>;

/** An admin's name, role and picture, as the dashboard shows them. */
export const createAdminProfiles = ({ isUploaded }: Deps) => ({
  profile: async ({ id }: Admin): Promise<AdminProfile> => toProfile(await findAdmin(id)),

  /**
   * Changes what is given. Returns the profile as it was, and as it is. Throws `bad-request` for a
   * picture that was never uploaded.
   */
  async editProfile(
    { id }: Admin,
    { picture, ...changes }: z.output<typeof EditProfileBody>,
  ): Promise<{ before: AdminProfile; after: AdminProfile }> {
    if (picture && !(await isUploaded(picture))) {
      throw badField('picture', 'This is no uploaded picture.');
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

/** Returns the stored admin. Throws `not-signed-in` where there is none any more. */
export async function findAdmin(id: string): Promise<StoredAdmin> {
  const admin = await AdminAccount.findById(id).lean<StoredAdmin>();
  if (!admin) throw sessionEnded();
  return admin;
}

/** What the dashboard may know of a stored admin. */
export const toProfile = (admin: StoredAdmin): AdminProfile => ({
  username: admin.username,
  name: admin.name,
  roleLabel: admin.roleLabel,
  picture: admin.picture ?? undefined,
  passwordIsGenerated: admin.passwordIsGenerated === true,
});

/** The refusal of one field of a form. */
export const badField = (path: string, message: string): AppError =>
  new AppError('bad-request', { detail: message, fields: [{ path, message }] });

/** An empty picture takes the present one away; an absent one leaves it. */
const withoutPicture = (picture: string | undefined) =>
  picture === '' ? { $unset: { picture: 1 } } : {};
