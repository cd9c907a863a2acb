import type { sessionCalls } from '@book-store/contract/people/sessions/calls';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { RouteDeps } from '../../platform/area.ts';
import { changedFields } from '../../platform/documents/changed-fields.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { toProfile } from '../admins/admin-profile.ts';
import { type EditedProfile, editProfile } from '../admins/edit-profile.ts';
import { findAdmin } from '../admins/find-admins.ts';
import { deviceCookie, deviceTokenOf } from '../sign-in/known-devices.ts';
import { tellAdmin } from '../team/team-mails.ts';
import type { AdminSessions } from './admin-sessions.ts';
import { deviceLabel } from './device-label.ts';

type Deps = Pick<RouteDeps, 'mailFrom' | 'now'> & { sessions: AdminSessions };

const DEVICE = { name: 'admin-device', path: '/api/auth' };

export const adminSessions = ({
  sessions,
  mailFrom,
  now,
}: Deps): Implementation<typeof sessionCalls> => ({
  'POST /api/auth/admin': async ({ origin, body, shop }) => {
    const from = {
      network: origin.network,
      device: deviceLabel(origin.userAgent),
      deviceToken: deviceTokenOf(origin.cookie, DEVICE),
    };
    const { session, deviceToken } = await sessions.signIn(body, from, shop);
    return {
      body: session,
      headers: { 'Set-Cookie': deviceCookie(DEVICE, deviceToken, origin) },
    };
  },
  'GET /api/admin/profile': async ({ caller, shop }) => ({
    body: toProfile(await findAdmin(caller.id), shop),
  }),
  'PATCH /api/admin/profile': async ({ caller, body, shop, record }) => {
    const change = record(profileEdited(caller));
    return { body: await editProfile(caller, body, shop, change.beforeCommit), change };
  },
  'POST /api/admin/password': async ({ caller, body, shop }) => {
    const session = await sessions.changePassword(caller, body, shop);
    await tellAdmin(session.profile, 'passwordChanged', {
      sends: mailFrom !== undefined,
      now: now(),
    });
    return {
      body: session,
      change: { action: 'password-changed', subject: subjectOf(caller), fields: [] },
    };
  },
  'POST /api/admin/session': async ({ caller, body, shop }) => ({
    body: await sessions.renew(caller, body, shop),
    change: undefined,
  }),
  'DELETE /api/admin/session': async ({ caller }) => {
    await sessions.signOut(caller);
    return { body: {}, change: undefined };
  },
  'GET /api/admin/sessions': async ({ caller }) => ({ body: await sessions.listSessions(caller) }),
  'DELETE /api/admin/sessions/:id': async ({ caller, params }) => {
    const { device, left } = await sessions.endSession(caller, params.id);
    return { body: left, change: device ? sessionEnded(device) : undefined };
  },
});

type Who = { id: string; username: string };

const subjectOf = ({ id, username }: Who) => ({ id, name: username });

/** Returns undefined if nothing changed. */
const profileEdited =
  (who: Who) =>
  (edited: EditedProfile): AdminChange | undefined => {
    const fields = changedFields(['name', 'roleLabel', 'picture'], edited);
    if (fields.length === 0) return undefined;
    return { action: 'profile-edited', subject: subjectOf(who), fields };
  };

/** Records the device of the ended session. */
const sessionEnded = (device: string): AdminChange => ({
  action: 'session-ended',
  subject: { name: device },
  fields: [],
});
