import type {
  AdminSession,
  AdminSessionList,
  ChangePasswordBody,
  RenewSessionBody,
} from '@book-store/contract/people/sessions/admin-session.schemas';
import type { z } from 'zod';
import type { Admin, VerifyAdmins } from '../../platform/http/authentication.ts';
import type { Shop } from '../../platform/shop.ts';
import { toSessionView } from '../admins/admin-profile.ts';
import { roleOf } from '../admins/admins.model.ts';
import { changePassword } from '../admins/change-password.ts';
import { createConfirmPassword } from '../admins/confirm-password.ts';
import { findAdmin } from '../admins/find-admins.ts';
import { createAdminTokens, isAdminToken } from '../sign-in/admin-tokens.ts';
import { createSessionStore, listSessionsOf } from './admin-sessions.store.ts';
import { createSignInAdmin } from './sign-in-admin.ts';

type Sessions = z.output<typeof AdminSessionList>;

type Deps = {
  /** Keys for admin tokens: the first one signs, all of them verify. */
  secrets: readonly string[];
  now: () => Date;
};

export type AdminSessions = ReturnType<typeof createAdminSessions>;

export function createAdminSessions({ secrets, now }: Deps) {
  const sessions = createSessionStore({ tokens: createAdminTokens({ secrets, now }), now });
  const confirmPassword = createConfirmPassword(now);

  const listSessions = async ({ id, session }: Admin): Promise<Sessions> =>
    listSessionsOf(await findAdmin(id), session, now());

  const verification: VerifyAdmins = {
    isAdminToken,
    async verifyAdminToken(token, use) {
      const { admin, holder, confirmedAt } = await sessions.find(token, use);
      return {
        id: holder.id,
        username: admin.username,
        role: roleOf(admin),
        session: holder.session,
        confirmedAt,
      };
    },
  };

  return {
    ...verification,

    signIn: createSignInAdmin(sessions, now),

    /** Throws `bad-request` for a wrong password. */
    async renew(
      caller: Admin,
      { password }: z.output<typeof RenewSessionBody>,
      shop: Shop,
    ): Promise<z.output<typeof AdminSession>> {
      const admin = await findAdmin(caller.id);
      await confirmPassword(caller, admin, { path: 'password', password });
      const { id, session } = caller;
      return toSessionView(
        admin,
        await sessions.renew({ id, session, version: admin.tokenVersion }),
        shop,
      );
    },

    async signOut({ id, session }: Admin): Promise<void> {
      await sessions.end(session, id);
    },

    listSessions,

    /** Ends one of the caller's sessions, if it is active. Returns its device and the remaining sessions. */
    async endSession(
      caller: Admin,
      session: string,
    ): Promise<{ device: string | undefined; left: Sessions }> {
      const device = await sessions.end(session, caller.id);
      return { device, left: await listSessions(caller) };
    },

    changePassword: (caller: Admin, body: z.output<typeof ChangePasswordBody>, shop: Shop) =>
      changePassword(caller, body, { sessions, confirmPassword, shop }),
  };
}
