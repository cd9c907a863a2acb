import { isValidObjectId } from 'mongoose';
import type { z } from 'zod';
import type { Admin, AdminTokens } from '../../http/callers.ts';
import { AppError } from '../../shared/errors.ts';
import type {
  AdminProfile,
  AdminSession,
  AdminSignInBody,
  ChangePasswordBody,
  EditProfileBody,
} from './admin-session.contract.ts';
import { createAdminTokens, isAdminToken, sessionEnded } from './admin-tokens.ts';
import { AdminAccount, type StoredAdmin } from './admins.model.ts';
import { findByCredentials } from './admins.service.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { createSignInLimits } from './sign-in-limits.ts';

type Parts = {
  /** Keys of the tokens: the first one signs, each of them verifies. */
  secrets: readonly string[];
  now: () => Date;
  /** Whether a file name is that of an uploaded picture. */
  isUploaded: (fileName: string) => Promise<boolean>;
};

export type AdminSessions = ReturnType<typeof createAdminSessions>;

/** Signing in and all that an admin does with the own account. */
export function createAdminSessions({ secrets, now, isUploaded }: Parts) {
  const tokens = createAdminTokens({ secrets, now });
  const limits = createSignInLimits(now);

  const callers: AdminTokens = {
    isAdminToken,
    async verifyAdminToken(token) {
      const { id, version } = tokens.verify(token);
      const admin = isValidObjectId(id) && (await AdminAccount.findById(id).lean<StoredAdmin>());
      if (!admin || admin.tokenVersion !== version) throw sessionEnded();
      return { id };
    },
  };

  return {
    ...callers,

    /** Opens a session. Throws `wrong-credentials`, and `too-many-requests` after many of those. */
    async signIn(body: z.output<typeof AdminSignInBody>, address: string): Promise<AdminSession> {
      await limits.count(body.username, address);
      const admin = await findByCredentials(body);
      if (!admin) {
        throw new AppError('wrong-credentials', {
          detail: 'The username or the password is wrong.',
        });
      }
      await limits.takeBack(body.username, address);
      return sessionOf(admin);
    },

    profile: async ({ id }: Admin): Promise<AdminProfile> => toProfile(await findAdmin(id)),

    /** Changes what is given. Throws `bad-request` for a picture that was never uploaded. */
    async editProfile(
      { id }: Admin,
      { picture, ...changes }: z.output<typeof EditProfileBody>,
    ): Promise<AdminProfile> {
      if (picture && !(await isUploaded(picture))) {
        throw badField('picture', 'This is no uploaded picture.');
      }
      const admin = await AdminAccount.findByIdAndUpdate(
        id,
        { $set: picture ? { ...changes, picture } : changes, ...withoutPicture(picture) },
        { returnDocument: 'after' },
      ).lean<StoredAdmin>();
      if (!admin) throw sessionEnded();
      return toProfile(admin);
    },

    /**
     * Replaces the password, ends all sessions of this admin and opens a new one. Throws
     * `bad-request` where the current password is wrong: a 401 would end the session.
     */
    async changePassword(
      { id }: Admin,
      { currentPassword, newPassword }: z.output<typeof ChangePasswordBody>,
      address: string,
    ): Promise<AdminSession> {
      const { username, passwordHash, tokenVersion } = await findAdmin(id);
      await limits.count(username, address);
      if (!(await verifyPassword(currentPassword, passwordHash))) {
        throw badField('currentPassword', 'This is not your current password.');
      }
      await limits.takeBack(username, address);
      const changed = await AdminAccount.findOneAndUpdate(
        { _id: id, tokenVersion },
        { $set: { passwordHash: await hashPassword(newPassword) }, $inc: { tokenVersion: 1 } },
        { returnDocument: 'after' },
      ).lean<StoredAdmin>();
      if (!changed) throw sessionEnded();
      return sessionOf(changed);
    },
  };

  function sessionOf(admin: StoredAdmin): AdminSession {
    const holder = { id: admin._id.toString(), version: admin.tokenVersion };
    const { token, expiresAt } = tokens.sign(holder);
    return { token, expiresAt: expiresAt.toISOString(), profile: toProfile(admin) };
  }
}

async function findAdmin(id: string): Promise<StoredAdmin> {
  const admin = await AdminAccount.findById(id).lean<StoredAdmin>();
  if (!admin) throw sessionEnded();
  return admin;
}

/** An empty picture takes the present one away; an absent one leaves it. */
const withoutPicture = (picture: string | undefined) =>
  picture === '' ? { $unset: { picture: 1 } } : {};

const toProfile = ({ username, name, roleLabel, picture }: StoredAdmin): AdminProfile => ({
  username,
  name,
  roleLabel,
  picture: picture ?? undefined,
});

const badField = (path: string, message: string) =>
  new AppError('bad-request', { detail: message, fields: [{ path, message }] });
