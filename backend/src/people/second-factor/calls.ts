import type { secondFactorCalls } from '@book-store/contract/people/second-factor/calls';
import type { AdminAction } from '@book-store/contract/platform/audit/admin-actions';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { RouteDeps } from '../../platform/area.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import type { AdminSessions } from '../sessions/admin-sessions.ts';
import { tellAdmin } from '../team/team-mails.ts';
import { forgetDevice } from './remembered-devices.ts';

type Deps = Pick<RouteDeps, 'mailFrom' | 'now'> & { sessions: AdminSessions };

export function secondFactor({
  sessions,
  mailFrom,
  now,
}: Deps): Implementation<typeof secondFactorCalls> {
  const own = sessions.secondFactor;
  const sending = () => ({ sends: mailFrom !== undefined, now: now() });
  return {
    'GET /api/admin/second-factor': async ({ caller, shop }) => ({
      body: await own.view(caller, shop),
    }),
    'POST /api/admin/second-factor/offer': async ({ caller, shop }) => ({
      body: await own.offer(caller, shop),
      change: undefined,
    }),
    'POST /api/admin/second-factor': async ({ caller, body, shop, record }) => {
      const change = record(() => about('second-factor-on', caller));
      const { beforeCommit } = change;
      const started = await own.start(caller, body.code, { shop, beforeCommit });
      await tellAdmin(started.session.profile, 'secondFactorOn', sending());
      return { body: started, change };
    },
    'DELETE /api/admin/second-factor': async ({ caller, shop, record }) => {
      const change = record(() => about('second-factor-off', caller));
      const session = await own.turnOff(caller, { shop, beforeCommit: change.beforeCommit });
      await tellAdmin(session.profile, 'secondFactorOff', sending());
      return { body: session, change };
    },
    'POST /api/admin/second-factor/recovery-codes': async ({ caller, record }) => {
      const change = record(() => about('recovery-codes-drawn', caller));
      const { codes, admin } = await own.drawCodes(caller, change.beforeCommit);
      await tellAdmin(admin, 'recoveryCodesDrawn', sending());
      return { body: { recoveryCodes: codes }, change };
    },
    'DELETE /api/admin/second-factor/devices/:id': async ({ caller, params, shop, record }) => {
      const change = record((device: string | undefined): AdminChange | undefined =>
        device ? { action: 'device-forgotten', subject: { name: device }, fields: [] } : undefined,
      );
      await inTransaction((session) => forgetDevice(caller.id, params.id, session), {
        beforeCommit: change.beforeCommit,
      });
      return { body: await own.view(caller, shop), change };
    },
  };
}

const about = (
  action: AdminAction,
  { id, username }: { id: string; username: string },
): AdminChange => ({ action, subject: { id, name: username }, fields: [] });
