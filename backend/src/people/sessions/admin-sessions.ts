import type {
  AdminSession,
  AdminSessionList,
  ChangePasswordBody,
  RenewSessionBody,
} from '@book-store/contract/people/sessions/admin-session.schemas';
import type { z } from 'zod';
import type { Admin, VerifyAdmins } from '../../platform/http/authentication.ts';
import type { Shop } from '../../platform/shop.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { secondFactorOf, toSessionView } from '../admins/admin-profile.ts';
import { roleOf, type StoredAdmin } from '../admins/admins.model.ts';
import { changePassword } from '../admins/change-password.ts';
import { createConfirm } from '../admins/confirm-again.ts';
import { findAdmin } from '../admins/find-admins.ts';
import { createCheckAtSignIn } from '../second-factor/check-at-sign-in.ts';
import { createOwnSecondFactor } from '../second-factor/own-second-factor.ts';
import { createSecretBox } from '../second-factor/secret-box.ts';
import { createUseCode, type UsedCode } from '../second-factor/use-code.ts';
import { createAdminTokens, isAdminToken } from '../sign-in/admin-tokens.ts';
import { createSessionStore, listSessionsOf } from './admin-sessions.store.ts';
import { createSignInAdmin } from './sign-in-admin.ts';

type Sessions = z.output<typeof AdminSessionList>;

type Deps = {
  /** Keys for admin tokens: the first one signs, all of them verify. */
  secrets: readonly string[];
  now: () => Date;
  /** Whether there is a mail server. */
  sends?: boolean;
};

export type AdminSessions = ReturnType<typeof createAdminSessions>;

export function createAdminSessions({ secrets, now, sends = false }: Deps) {
  const sessions = createSessionStore({ tokens: createAdminTokens({ secrets, now }), now });
  const box = createSecretBox(secrets);
  const useCode = createUseCode({ box, now });
  const confirm = createConfirm({ useCode, now });

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
        secondFactor: secondFactorOf(admin, currentShop()),
      };
    },
  };

  return {
    ...verification,

    signIn: createSignInAdmin({
      sessions,
      checkSecondFactor: createCheckAtSignIn({ useCode, now, sends }),
      now,
    }),

    secondFactor: createOwnSecondFactor({ sessions, box, confirm, now }),

    /** Throws `bad-request` for a wrong password or code. Returns also which kind of code it was. */
    async renew(
      caller: Admin,
      { password, code }: z.output<typeof RenewSessionBody>,
      shop: Shop,
    ): Promise<{ renewed: z.output<typeof AdminSession>; admin: StoredAdmin; used?: UsedCode }> {
      const admin = await findAdmin(caller.id);
      const used = code === undefined ? undefined : await confirm.code(caller, admin, code);
      if (!used)
        await confirm.password(caller, admin, { path: 'password', password: password ?? '' });
      const { id, session } = caller;
      const opened = await sessions.renew({ id, session, version: admin.tokenVersion });
      return { renewed: toSessionView(admin, opened, shop), admin, ...(used && { used }) };
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
      changePassword(caller, body, { sessions, confirm, shop }),
  };
}
