import {
  AdminProfile,
  AdminSession,
  AdminSessionList,
  ChangePasswordBody,
  EditProfileBody,
  RenewSessionBody,
  SessionId,
  SignedOut,
} from '@book-store/contract/people/admins/admin-session.schemas';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { changedFields } from '../../platform/documents/changed-fields.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import { changeRoute, type Route, route } from '../../platform/http/router/route.ts';
import { toProfile } from '../admins/admin-profile.ts';
import { editProfile } from '../admins/edit-profile.ts';
import { findAdmin } from '../admins/find-admins.ts';

/** Routes for an admin's own account: profile, password and sessions. */
export const ownAccountRoutes = ({ sessions }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/profile',
    access: 'admin',
    summary: "The signed-in admin's profile",
    reply: AdminProfile,
    run: async ({ caller, shop }) => ({ body: toProfile(await findAdmin(caller.id), shop) }),
  }),
  changeRoute({
    method: 'patch',
    path: '/api/admin/profile',
    summary: "Edits the admin's own profile; absent fields stay unchanged",
    body: EditProfileBody,
    reply: AdminProfile,
    run: async ({ caller, body, shop }) => {
      const { before, after } = await editProfile(caller, body, shop);
      return { body: after, change: profileEdited(caller, before, after) };
    },
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/password',
    summary: "Changes the admin's own password, which ends all other sessions",
    body: ChangePasswordBody,
    reply: AdminSession,
    errors: ['wrong-credentials'],
    run: async ({ caller, body, shop }) => ({
      body: await sessions.changePassword(caller, body, shop),
      change: passwordChanged(caller),
    }),
  }),
  route({
    method: 'post',
    path: '/api/admin/session',
    access: 'admin',
    summary: 'Extends the session by an hour, with the password',
    body: RenewSessionBody,
    reply: AdminSession,
    errors: ['wrong-credentials'],
    run: async ({ caller, body, shop }) => ({ body: await sessions.renew(caller, body, shop) }),
  }),
  route({
    method: 'delete',
    path: '/api/admin/session',
    access: 'admin',
    summary: 'Signs out',
    reply: SignedOut,
    run: async ({ caller }) => {
      await sessions.signOut(caller);
      return { body: {} };
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/sessions',
    access: 'admin',
    summary: 'Where this admin is signed in',
    reply: AdminSessionList,
    run: async ({ caller }) => ({ body: await sessions.listSessions(caller) }),
  }),
  changeRoute({
    method: 'delete',
    path: '/api/admin/sessions/:id',
    summary: "Ends one of the admin's own sessions",
    params: SessionId,
    reply: AdminSessionList,
    run: async ({ caller, params }) => {
      const { device, left } = await sessions.endSession(caller, params.id);
      return { body: left, change: device ? sessionEnded(device) : undefined };
    },
  }),
];

type Who = { id: string; username: string };

const subjectOf = ({ id, username }: Who) => ({ id, name: username });

/** Returns undefined if nothing changed. */
function profileEdited(
  who: Who,
  before: AdminProfile,
  after: AdminProfile,
): AdminChange | undefined {
  const fields = changedFields(['name', 'roleLabel', 'picture'], { before, after });
  if (fields.length === 0) return undefined;
  return { action: 'profile-edited', subject: subjectOf(who), fields };
}

const passwordChanged = (who: Who): AdminChange => ({
  action: 'password-changed',
  subject: subjectOf(who),
  fields: [],
});

/** Records the device of the ended session. */
const sessionEnded = (device: string): AdminChange => ({
  action: 'session-ended',
  subject: { name: device },
  fields: [],
});
