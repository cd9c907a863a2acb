import { z } from 'zod';
import { ADMIN_ROLES } from '../../admin-roles.ts';
import { Email, Id, Name, WireDate, WireId } from '../../parts.schemas.ts';
import { ADMIN_PASSWORD_MAX, ADMIN_PASSWORD_MIN, USERNAME_MAX } from '../../text-limits.ts';
import { SessionId } from '../sessions/admin-session.schemas.ts';

const Role = z.enum(ADMIN_ROLES, 'Please choose a role.');

/** Somebody who works here. */
export const PersonView = z.object({
  id: WireId,
  username: z.string(),
  name: z.string(),
  role: z.enum(ADMIN_ROLES),
  /** Where links for a new password go, and where the person is told of changes. */
  email: z.string().optional(),
  createdAt: WireDate,
  /** The number of open sessions, and when the last of them was used. */
  sessions: z.number().int(),
  usedAt: WireDate.optional(),
  /** Whether they have a second factor. */
  secondFactor: z.boolean(),
  /** Whether it is the caller. */
  self: z.boolean(),
});
export type PersonView = z.input<typeof PersonView>;

/** An invitation that nobody has accepted yet. */
export const InvitationView = z.object({
  id: WireId,
  role: z.enum(ADMIN_ROLES),
  email: z.string().optional(),
  /** The username of whoever has invited. */
  by: z.string(),
  expiresAt: WireDate,
});
export type InvitationView = z.input<typeof InvitationView>;

export const TeamView = z.object({
  people: z.array(PersonView),
  invitations: z.array(InvitationView),
  /** Whether the shop has a mail server. */
  sendsMails: z.boolean(),
});
export type TeamView = z.input<typeof TeamView>;

export const PersonId = z.object({ id: Id });

export const PersonSession = z.object({ id: Id, session: SessionId.shape.id });

export const InviteBody = z.strictObject({
  role: Role,
  /** Absent: the reply has a link to pass on. */
  email: Email.optional(),
});
export type InviteBody = z.input<typeof InviteBody>;

/** `link` is a path of the shop. It is shown only once, as the shop does not store its code. */
export const Invited = z.object({ team: TeamView, link: z.string().optional() });
export const LinkForPassword = z.object({ link: z.string() });

export const ChangeRoleBody = z.strictObject({ role: Role });

/** Empty: none any more. */
export const AdminEmailBody = z.strictObject({ email: z.union([z.literal(''), Email]) });
/** Whether the address still has to be confirmed by the link in a mail. */
export const AdminEmailAsked = z.object({ mailed: z.boolean() });

export const ForgottenPasswordBody = z.strictObject({ email: Email });

const Code = z.string().min(1).max(100);
export const LinkBody = z.strictObject({ code: Code });

/** What a link is for. */
export const LinkView = z.object({
  purpose: z.enum(['invitation', 'password', 'email']),
  role: z.enum(ADMIN_ROLES).optional(),
  username: z.string().optional(),
  email: z.string().optional(),
});
export type LinkView = z.input<typeof LinkView>;

const NewPassword = z
  .string()
  .min(ADMIN_PASSWORD_MIN, `A password needs at least ${ADMIN_PASSWORD_MIN} characters.`)
  .max(ADMIN_PASSWORD_MAX);

export const AcceptInvitationBody = z.strictObject({
  code: Code,
  username: Name.min(1, 'Please choose a username.').max(USERNAME_MAX),
  password: NewPassword,
});
export type AcceptInvitationBody = z.input<typeof AcceptInvitationBody>;

export const SetPasswordBody = z.strictObject({ code: Code, password: NewPassword });

export const LinkUsed = z.object({});
