import { z } from 'zod';
import { ADMIN_ROLES, SECOND_FACTOR_STATES } from '../../admin-roles.ts';
import { elseCode, refused } from '../../field-codes.ts';
import { Name, WireDate } from '../../parts.schemas.ts';
import {
  ADMIN_PASSWORD_MAX,
  ADMIN_PASSWORD_MIN,
  DISPLAY_NAME_MAX,
  ROLE_LABEL_MAX,
  USERNAME_MAX,
} from '../../text-limits.ts';

/** The signed-in admin in the dashboard's header. */
export const AdminProfile = z.object({
  username: z.string(),
  name: z.string(),
  /** 'Lecturer', in a refined shop 'Administrator', until the admin changes it. */
  roleLabel: z.string(),
  role: z.enum(ADMIN_ROLES),
  email: z.string().optional(),
  /** File name of an uploaded picture, served at `/covers/{width}/{file}`; absent for the default. */
  picture: z.string().optional(),
  /** Whether the password is still the one generated at the shop's first start. */
  passwordIsGenerated: z.boolean(),
  /** 'required': the shop requires one, and nothing else can be done before it is set up. */
  secondFactor: z.enum(SECOND_FACTOR_STATES),
});
export type AdminProfile = z.output<typeof AdminProfile>;

/** Six digits of an app, or a recovery code; spaces, hyphens and case do not matter. */
export const SecondFactorCode = z.string().trim().min(1, 'Please enter the code.').max(40);

export const AdminSignInBody = z.strictObject({
  username: z.string().trim().min(1, 'Please enter your username.').max(USERNAME_MAX),
  password: z.string().min(1, 'Please enter your password.').max(ADMIN_PASSWORD_MAX),
  /** Needed by an admin with a second factor, except on a device that is remembered. */
  code: SecondFactorCode.optional(),
  /** Whether this device needs no code for 30 days. */
  rememberDevice: z.boolean().optional(),
});
export type AdminSignInBody = z.input<typeof AdminSignInBody>;

/** A session of 3600 seconds. */
export const AdminSession = z.object({
  token: z.string(),
  expiresAt: WireDate,
  /** In a refined shop, the session ends only when nobody has used it for so many seconds. */
  idleSeconds: z.number().int().optional(),
  profile: AdminProfile,
});
export type AdminSession = z.input<typeof AdminSession>;

/** The password again, or a code: extends the session, and allows for five minutes what requires it. */
export const RenewSessionBody = z
  .strictObject({
    password: z.string().min(1, 'Please enter your password.').max(ADMIN_PASSWORD_MAX).optional(),
    code: SecondFactorCode.optional(),
  })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    ...refused('exactly-one', 'Please enter either your password or a code.', {
      fields: ['password', 'code'],
    }),
    path: ['password'],
  });
export type RenewSessionBody = z.input<typeof RenewSessionBody>;

export const SignedOut = z.object({});

export const SessionId = z.object({ id: z.string().regex(/^[\w-]{24}$/) });

/** One active session of the calling admin. */
export const AdminSessionView = z.object({
  id: z.string(),
  /** Browser and operating system, such as 'Firefox on Windows'. */
  device: z.string(),
  /** The network that it began in, coarsely; absent in sessions of former versions. */
  network: z.string().optional(),
  startedAt: WireDate,
  /** To the minute. */
  usedAt: WireDate,
  expiresAt: WireDate,
  /** Whether it is the session of this request. */
  current: z.boolean(),
});
export type AdminSessionView = z.input<typeof AdminSessionView>;
export const AdminSessionList = z.array(AdminSessionView);

/** Changes to the admin's own profile: an absent field stays, an empty picture removes it. */
export const EditProfileBody = z.strictObject({
  name: Name.min(1, 'Please enter a name.').max(DISPLAY_NAME_MAX).optional(),
  roleLabel: Name.min(1, 'Please enter a role.').max(ROLE_LABEL_MAX).optional(),
  picture: z
    .string()
    .regex(
      elseCode('not-uploaded', /^([A-Za-z0-9][A-Za-z0-9._-]{0,119})?$/),
      'This picture has not been uploaded.',
    )
    .optional(),
});
export type EditProfileBody = z.input<typeof EditProfileBody>;

/** Changing the password ends all sessions of this admin; the reply is a new session. */
export const ChangePasswordBody = z.strictObject({
  currentPassword: z.string().min(1, 'Please enter your current password.').max(ADMIN_PASSWORD_MAX),
  newPassword: z
    .string()
    .min(ADMIN_PASSWORD_MIN, `A password needs at least ${ADMIN_PASSWORD_MIN} characters.`)
    .max(ADMIN_PASSWORD_MAX),
});
export type ChangePasswordBody = z.input<typeof ChangePasswordBody>;
