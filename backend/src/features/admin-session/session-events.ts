import type { Logger } from 'pino';
import { AppError } from '../../shared/errors.ts';
import type { AdminSessions } from './admin-session.service.ts';

const MESSAGE = 'security event';

/**
 * Returns the same sessions, which also tell the log who signs in and out, and why somebody may not.
 * Of what was typed nothing is told: the username may be a password in the wrong field, or a
 * customer's email. A changed password is told as every change that an admin makes.
 */
export function withSessionEvents(sessions: AdminSessions, log: Logger): AdminSessions {
  const told = (event: string, admin: string) => log.info({ event, admin }, MESSAGE);
  const refused = (event: string, admin?: string) => (error: unknown) => {
    if (error instanceof AppError) log.info({ event, admin, reason: error.code }, MESSAGE);
    throw error;
  };
  return {
    ...sessions,
    async signIn(...input) {
      const signedIn = await sessions.signIn(...input).catch(refused('sign-in-refused'));
      told('signed-in', signedIn.session.profile.username);
      return signedIn;
    },
    async renew(caller, body) {
      const { username } = caller;
      const session = await sessions
        .renew(caller, body)
        .catch(refused('renewal-refused', username));
      told('session-renewed', username);
      return session;
    },
    async signOut(caller) {
      await sessions.signOut(caller);
      told('signed-out', caller.username);
    },
    changePassword: (caller, body) =>
      sessions
        .changePassword(caller, body)
        .catch(refused('password-change-refused', caller.username)),
  };
}
