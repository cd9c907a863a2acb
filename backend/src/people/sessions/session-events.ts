import type { Logger } from 'pino';
import { AppError } from '../../platform/errors/errors.ts';
import type { AdminSessions } from './admin-sessions.ts';

const MESSAGE = 'security event';

/**
 * Logs sign-ins, sign-outs and rejected attempts, with the reason. Never logs what was typed: the username may be a
 * password in the wrong field, or a customer's email. A changed password is recorded like every other admin change.
 */
export function withSessionEvents(sessions: AdminSessions, log: Logger): AdminSessions {
  const logEvent = (event: string, admin: string) => log.info({ event, admin }, MESSAGE);
  const logRefusal = (event: string, admin?: string) => (error: unknown) => {
    if (error instanceof AppError) log.info({ event, admin, reason: error.code }, MESSAGE);
    throw error;
  };
  return {
    ...sessions,
    async signIn(...input) {
      const signedIn = await sessions.signIn(...input).catch(logRefusal('sign-in-refused'));
      logEvent('signed-in', signedIn.session.profile.username);
      return signedIn;
    },
    async renew(caller, body, shop) {
      const { username } = caller;
      const renewal = await sessions
        .renew(caller, body, shop)
        .catch(logRefusal('renewal-refused', username));
      logEvent('session-renewed', username);
      return renewal;
    },
    async signOut(caller) {
      await sessions.signOut(caller);
      logEvent('signed-out', caller.username);
    },
    changePassword: (caller, body, shop) =>
      sessions
        .changePassword(caller, body, shop)
        .catch(logRefusal('password-change-refused', caller.username)),
  };
}
