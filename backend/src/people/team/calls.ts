import type { teamCalls } from '@book-store/contract/people/team/calls';
import type { AdminAction } from '@book-store/contract/platform/audit/admin-actions';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { ClientSession } from 'mongoose';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import type { StoredAdmin } from '../admins/admins.model.ts';
import { type ChangedRole, changeRole } from '../admins/change-role.ts';
import { findPerson } from '../admins/find-admins.ts';
import { removeAdmin } from '../admins/remove-admin.ts';
import { resetSecondFactor } from '../second-factor/reset-second-factor.ts';
import { listSessionsOf } from '../sessions/admin-sessions.store.ts';
import { endSessionOf, endSessionsOf } from '../sessions/end-sessions.ts';
import { acceptInvitation, confirmEmail, seeLink, setPasswordByLink } from './follow-link.ts';
import { invite, withdrawInvitation } from './invite.ts';
import { listTeam } from './list-team.ts';
import { changeEmail, mailPasswordLinks, makePasswordLink } from './own-links.ts';
import { tellAdmin } from './team-mails.ts';

export function team(deps: RouteDeps): Implementation<typeof teamCalls> {
  const { limits, log, mailFrom, now, recordChange } = deps;
  const sending = () => ({ sends: mailFrom !== undefined, now: now() });
  const team = async (caller: { id: string }) => ({ body: await listTeam(caller, sending()) });
  /** Records what an admin has done by a link, as no session does. */
  const byThemselves =
    (action: AdminAction, network: string, fields: AdminChange['fields'] = []) =>
    (admin: StoredAdmin, session: ClientSession) => {
      const author = { id: admin._id.toString(), username: admin.username, address: network };
      return recordChange.within(author, about(action, admin, fields), session);
    };
  return {
    'GET /api/admin/people': ({ caller }) => team(caller),
    'POST /api/admin/invitations': async ({ caller, body, record }) => {
      const change = record(
        ({ role }: typeof body): AdminChange => ({
          action: 'admin-invited',
          subject: {},
          fields: [{ field: 'role', to: role }],
        }),
      );
      const { beforeCommit } = change;
      const link = await invite(caller, body, { ...sending(), beforeCommit });
      return { body: { team: await listTeam(caller, sending()), link }, change };
    },
    'DELETE /api/admin/invitations/:id': async ({ caller, params, record }) => {
      const change = record(
        (): AdminChange => ({ action: 'invitation-withdrawn', subject: {}, fields: [] }),
      );
      await withdrawInvitation(params.id, change.beforeCommit);
      return { ...(await team(caller)), change };
    },
    'PATCH /api/admin/people/:id': async ({ caller, params, body, record }) => {
      const change = record(({ admin, from }: ChangedRole) =>
        from === body.role
          ? undefined
          : about('admin-role-changed', admin, [{ field: 'role', from, to: body.role }]),
      );
      const key = { _id: params.id };
      const { admin, from } = await changeRole(key, body.role, change.beforeCommit);
      if (from !== body.role) await tellAdmin(admin, 'roleChanged', sending());
      return { ...(await team(caller)), change };
    },
    'DELETE /api/admin/people/:id': async ({ caller, params, record }) => {
      const change = record((admin: StoredAdmin) => about('admin-removed', admin));
      const removed = await removeAdmin({ _id: params.id }, change.beforeCommit);
      await tellAdmin(removed, 'removed', sending());
      return { ...(await team(caller)), change };
    },
    'POST /api/admin/people/:id/password-link': async ({ caller, params, record }) => {
      const change = record((admin: StoredAdmin) => about('password-link-made', admin));
      const link = await makePasswordLink(caller, { _id: params.id }, now(), change.beforeCommit);
      return { body: { link }, change };
    },
    'GET /api/admin/people/:id/sessions': async ({ caller, params }) => ({
      body: await listSessionsOf(await findPerson(params.id), caller.session, now()),
    }),
    'DELETE /api/admin/people/:id/sessions/:session': async ({ caller, params, record }) => {
      const person = await findPerson(params.id);
      const change = record((device: string | undefined): AdminChange | undefined =>
        device
          ? {
              action: 'session-ended',
              subject: { name: `${device} (${person.username})` },
              fields: [],
            }
          : undefined,
      );
      await endSessionOf(person._id, params.session, change.beforeCommit);
      return { body: await listSessionsOf(person, caller.session, now()), change };
    },
    'DELETE /api/admin/people/:id/sessions': async ({ caller, params, record }) => {
      const change = record((admin: StoredAdmin) => about('sessions-ended', admin));
      await endSessionsOf({ _id: params.id }, change.beforeCommit);
      return { ...(await team(caller)), change };
    },
    'DELETE /api/admin/people/:id/second-factor': async ({ caller, params, record }) => {
      const change = record((admin: StoredAdmin) =>
        admin.secondFactor ? about('second-factor-reset', admin) : undefined,
      );
      const before = await resetSecondFactor({ _id: params.id }, change.beforeCommit);
      if (before.secondFactor) await tellAdmin(before, 'secondFactorReset', sending());
      return { ...(await team(caller)), change };
    },
    'PUT /api/admin/email': async ({ caller, body, record }) => {
      const change = record((admin: StoredAdmin) => about('admin-email-changed', admin));
      const mailed = await changeEmail(caller, body.email, sending(), change.beforeCommit);
      return { body: { mailed }, change };
    },
    'POST /api/auth/admin/forgotten': {
      before: ({ origin }) => limits.adminLinks(origin.network),
      run: async ({ body }) => {
        // Answers first: the time must not tell whether somebody has this address.
        setImmediate(() =>
          mailPasswordLinks(body.email, sending()).catch((error: Error) =>
            log.warn(`A mail for a new password was not stored: ${error.name}`),
          ),
        );
        return { body: {} };
      },
    },
    'POST /api/auth/admin/link': {
      before: ({ origin }) => limits.adminLinks(origin.network),
      run: async ({ body }) => ({ body: await seeLink(body.code, now()) }),
    },
    'POST /api/auth/admin/invitation': {
      before: ({ origin }) => limits.adminLinks(origin.network),
      run: async ({ body, origin: { network }, shop }) => {
        const accepted = await acceptInvitation(
          body,
          { shop, now: now(), network },
          (admin, session) =>
            byThemselves('invitation-accepted', network, [{ field: 'role', to: admin.role ?? '' }])(
              admin,
              session,
            ),
        );
        await tellAdmin(accepted, 'joined', sending());
        return { body: {} };
      },
    },
    'POST /api/auth/admin/password': {
      before: ({ origin }) => limits.adminLinks(origin.network),
      run: async ({ body, origin: { network }, shop }) => {
        const changed = await setPasswordByLink(
          body,
          { shop, now: now(), network },
          byThemselves('password-changed', network),
        );
        await tellAdmin(changed, 'passwordChanged', sending());
        return { body: {} };
      },
    },
    'POST /api/auth/admin/email': {
      before: ({ origin }) => limits.adminLinks(origin.network),
      run: async ({ body, origin: { network } }) => {
        const record = byThemselves('admin-email-changed', network);
        await tellAdmin(await confirmEmail(body.code, now(), record), 'emailChanged', sending());
        return { body: {} };
      },
    },
  };
}

const about = (
  action: AdminAction,
  { _id, username }: StoredAdmin,
  fields: AdminChange['fields'] = [],
): AdminChange => ({ action, subject: { id: _id.toString(), name: username }, fields });
