import type {
  AdminProfile,
  EditProfileBody,
} from '@book-store/contract/people/sessions/admin-session.schemas';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { badField } from '../../platform/errors/errors.ts';
import type { Admin } from '../../platform/http/authentication.ts';
import { isUploaded } from '../../platform/pictures/covers.service.ts';
import type { Shop } from '../../platform/shop.ts';
import { sessionEnded } from '../sign-in/admin-tokens.ts';
import { toProfile, usualRole } from './admin-profile.ts';
import { AdminAccount } from './admins.model.ts';
import { findAdmin } from './find-admins.ts';

export type EditedProfile = { before: AdminProfile; after: AdminProfile };

/**
 * Updates the given fields of the caller's profile; an empty picture and the default role are removed. Throws
 * `bad-request` for a picture that has not been uploaded.
 */
export async function editProfile(
  { id }: Admin,
  { name, roleLabel, picture }: z.output<typeof EditProfileBody>,
  shop: Shop,
  beforeCommit: BeforeCommit<EditedProfile>,
): Promise<AdminProfile> {
  if (picture && !(await isUploaded(picture))) {
    throw badField('picture', 'This picture has not been uploaded.', 'not-uploaded');
  }
  const hasUsualRole = roleLabel === usualRole(await findAdmin(id), shop);
  const set = {
    ...(name && { name }),
    ...(picture && { picture }),
    ...(roleLabel && !hasUsualRole && { roleLabel }),
  };
  const removed = [...(picture === '' ? ['picture'] : []), ...(hasUsualRole ? ['roleLabel'] : [])];
  const each = (value: unknown) => Object.fromEntries(removed.map((field) => [field, value]));
  const edit = async (session: ClientSession) => {
    const before = await AdminAccount.findByIdAndUpdate(
      id,
      { $set: set, $unset: each(1) },
      { returnDocument: 'before', session },
    ).lean();
    if (!before) throw sessionEnded();
    return {
      before: toProfile(before, shop),
      after: toProfile({ ...before, ...set, ...each(undefined) }, shop),
    };
  };
  return (await inTransaction(edit, { beforeCommit })).after;
}
