import type { sessionCalls } from '@book-store/contract/people/sessions/calls';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { RouteDeps } from '../../platform/area.ts';
import { changedFields } from '../../platform/documents/changed-fields.ts';
import { digestOf } from '../../platform/documents/digest-of.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { toProfile } from '../admins/admin-profile.ts';
import { type StoredAdmin, usernameKey } from '../admins/admins.model.ts';
import { type EditedProfile, editProfile } from '../admins/edit-profile.ts';
import { findAdmin } from '../admins/find-admins.ts';
import { type DeviceCookie, deviceCookie, deviceTokenOf } from '../sign-in/known-devices.ts';
import { tellAdmin } from '../team/team-mails.ts';
import type { AdminSessions } from './admin-sessions.ts';
import { deviceLabel } from './device-label.ts';

type Deps = Pick<RouteDeps, 'mailFrom' | 'now' | 'recordChange'> & { sessions: AdminSessions };

const DEVICE = { name: 'admin-device', path: '/api/auth' };
/** A remembered device has a token for each of its admins. */
const ownDevice = (username: string): DeviceCookie => ({
  ...DEVICE,
  name: `${DEVICE.name}-${digestOf(usernameKey(username)).slice(0, 16)}`,
});

export function adminSessions({
  sessions,
  mailFrom,
  now,
  recordChange,
}: Deps): Implementation<typeof sessionCalls> {
  const sending = () => ({ sends: mailFrom !== undefined, now: now() });
  const recoveryCodeUsed = async (admin: StoredAdmin): Promise<AdminChange> => {
    await tellAdmin(admin, 'recoveryCodeUsed', sending());
    const { username } = admin;
    return {
      action: 'recovery-code-used',
      subject: subjectOf({ id: admin._id.toString(), username }),
      fields: [],
    };
  };
  return {
    'POST /api/auth/admin': async ({ origin, body, shop }) => {
      const { cookie, network } = origin;
      const own = ownDevice(body.username);
      const from = {
        network,
        device: deviceLabel(origin.userAgent),
        deviceToken: deviceTokenOf(cookie, own) ?? deviceTokenOf(cookie, DEVICE),
      };
      const { session, admin, used, ...kept } = await sessions.signIn(body, from, shop);
      if (used === 'recovery') {
        const author = { id: admin._id.toString(), username: admin.username, address: network };
        await recordChange.after(author, await recoveryCodeUsed(admin));
      }
      const device = kept.remembered || deviceTokenOf(cookie, own) ? own : DEVICE;
      return {
        body: session,
        headers: { 'Set-Cookie': deviceCookie(device, kept.deviceToken, origin) },
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
      await tellAdmin(session.profile, 'passwordChanged', sending());
      return {
        body: session,
        change: { action: 'password-changed', subject: subjectOf(caller), fields: [] },
      };
    },
    'POST /api/admin/session': async ({ caller, body, shop }) => {
      const { renewed, admin, used } = await sessions.renew(caller, body, shop);
      return {
        body: renewed,
        change: used === 'recovery' ? await recoveryCodeUsed(admin) : undefined,
      };
    },
    'DELETE /api/admin/session': async ({ caller }) => {
      await sessions.signOut(caller);
      return { body: {}, change: undefined };
    },
    'GET /api/admin/sessions': async ({ caller }) => ({
      body: await sessions.listSessions(caller),
    }),
    'DELETE /api/admin/sessions/:id': async ({ caller, params }) => {
      const { device, left } = await sessions.endSession(caller, params.id);
      return { body: left, change: device ? sessionEnded(device) : undefined };
    },
  };
}

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
