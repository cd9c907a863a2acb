import { z } from 'zod';
import { IsoDate, Name, PASSWORD_MAX, PASSWORD_MIN } from '../../shared/contract-parts.ts';

export const USERNAME_MAX = 60;
export const DISPLAY_NAME_MAX = 60;
export const ROLE_LABEL_MAX = 40;

/** Who is signed in to the dashboard, as its header shows it. */
export const AdminProfile = z.object({
  username: z.string(),
  name: z.string(),
  /** 'Lecturer' until the admin changes it. */
  roleLabel: z.string(),
  /** File name of an uploaded picture, served at `/covers/{width}/{file}`; absent: the specified one. */
  picture: z.string().optional(),
  /** Whether the password is still the one made at the shop's first start. */
  passwordIsGenerated: z.boolean(),
});
export type AdminProfile = z.output<typeof AdminProfile>;

export const AdminSignInBody = z.strictObject({
  username: z.string().trim().min(1, 'Please enter your username.').max(USERNAME_MAX),
  password: z.string().min(1, 'Please enter your password.').max(PASSWORD_MAX),
});
export type AdminSignInBody = z.input<typeof AdminSignInBody>;

/** A session of 3600 seconds. */
export const AdminSession = z.object({
  token: z.string(),
  expiresAt: IsoDate,
  profile: AdminProfile,
});
export type AdminSession = z.output<typeof AdminSession>;

/** The password once more: the session that it is sent with lasts another 3600 seconds. */
export const RenewSessionBody = z.strictObject({
  password: z.string().min(1, 'Please enter your password.').max(PASSWORD_MAX),
});
export type RenewSessionBody = z.input<typeof RenewSessionBody>;

/** The answer to a sign-out. */
export const SignedOut = z.object({});

export const SessionId = z.object({ id: z.string().regex(/^[\w-]{24}$/) });

/** One running session of the admin who asks. */
export const AdminSessionView = z.object({
  id: z.string(),
  /** Browser and system, as 'Firefox on Windows'. */
  device: z.string(),
  startedAt: IsoDate,
  expiresAt: IsoDate,
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export type AdminSessionView = z.output<typeof AdminSessionView>;
export const AdminSessionList = z.array(AdminSessionView);

/** What an admin changes of the own profile; an absent member stays, an empty picture is taken away. */
export const EditProfileBody = z.strictObject({
  name: Name.min(1, 'Please enter a name.').max(DISPLAY_NAME_MAX).optional(),
  roleLabel: Name.min(1, 'Please enter a role.').max(ROLE_LABEL_MAX).optional(),
  picture: z
    .string()
    .regex(/^([A-Za-z0-9][A-Za-z0-9._-]{0,119})?$/, 'This is no uploaded picture.')
    .optional(),
});
export type EditProfileBody = z.input<typeof EditProfileBody>;

/** Changing the password ends every other session of this admin; the answer is a new session. */
export const ChangePasswordBody = z.strictObject({
  currentPassword: z.string().min(1, 'Please enter your current password.').max(PASSWORD_MAX),
  newPassword: z
    .string()
    .min(PASSWORD_MIN, `A password has at least ${PASSWORD_MIN} characters.`)
    .max(PASSWORD_MAX),
});
export type ChangePasswordBody = z.input<typeof ChangePasswordBody>;
