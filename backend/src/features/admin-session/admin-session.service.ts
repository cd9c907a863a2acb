import type {
  AdminSession,
  AdminSessionView,
  AdminSignInBody,
  ChangePasswordBody,
  RenewSessionBody,
} from '@book-store/contract/schemas/admin-session';
import type { z } from 'zod';
import type { Admin, VerifyAdmins } from '../../http/authentication.ts';
import { createFailureBackoff } from '../../http/failure-backoff.ts';
import { forgetDevices } from '../../http/known-devices.ts';
import { createSignInGuard } from '../../http/sign-in-guard.ts';
import { AppError } from '../../shared/errors.ts';
import { passwordProblem } from '../../shared/password-rule.ts';
import { badField, findAdmin, toProfile } from './admin-profile.service.ts';
import { clearSessions, createSessionStore } from './admin-sessions.store.ts';
import { createAdminTokens, isAdminToken, sessionEnded } from './admin-tokens.ts';
import { AdminAccount, type StoredAdmin, usernameKey } from './admins.model.ts';
import { ADMINS, findByCredentials } from './admins.service.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

type Deps = {
  /** Keys for admin tokens: the first one signs, all of them verify. */
  secrets: readonly string[];
  now: () => Date;
};

/** Where a sign-in comes from: its network, a label of the browser, and the device token. */
export type SignInOrigin = { network: string; device: string; deviceToken: string | undefined };

/** A new session, and the device token to store in the browser. */
export type SignedIn = { session: AdminSession; deviceToken: string };

/** There are few admins and each hash is expensive, so the limits for strangers are low. */
const LIMITS = {
  name: ADMINS,
  freePerNetwork: 20,
  failuresPerMinute: 30,
  knownLane: 'known',
} as const;
/** Wrong passwords in one session before delays begin. */
const FREE_IN_SESSION = 5;

export type AdminSessions = ReturnType<typeof createAdminSessions>;

/** Creates the service for admins' sign-ins, sessions and passwords. */
export function createAdminSessions({ secrets, now }: Deps) {
  const sessions = createSessionStore({ tokens: createAdminTokens({ secrets, now }), now });
  const guard = createSignInGuard({ ...LIMITS, now });
  const countInSession = createFailureBackoff({
    name: `${ADMINS}-session`,
    free: FREE_IN_SESSION,
    now,
  });

  const verification: VerifyAdmins = {
    isAdminToken,
    async verifyAdminToken(token) {
      const { admin, holder } = await sessions.find(token);
      return { id: holder.id, username: admin.username, session: holder.session };
    },
  };

  return {
    ...verification,

    /** Starts a session. Throws `wrong-credentials`, or `too-many-requests` after many of those. */
    async signIn(
      body: z.output<typeof AdminSignInBody>,
      { network, device, deviceToken }: SignInOrigin,
    ): Promise<SignedIn> {
      const account = usernameKey(body.username);
      const admin = await guard.attempt({ account, network, device: deviceToken }, (caller) =>
        findByCredentials(body, caller),
      );
      if (!admin) {
        throw new AppError('wrong-credentials', {
          detail: 'The username or the password is wrong.',
        });
      }
      const session = toReply(admin, await sessions.start(admin, device));
      return { session, deviceToken: await guard.devices.remember(account, deviceToken) };
    },

    /** Extends the caller's session by an hour. Throws `bad-request` for a wrong password. */
    async renew(caller: Admin, { password }: z.output<typeof RenewSessionBody>) {
      const admin = await findAdmin(caller.id);
      await assertPassword(caller, admin, { path: 'password', password });
      const { id, session } = caller;
      return toReply(admin, await sessions.renew({ id, session, version: admin.tokenVersion }));
    },

    /** Ends the caller's own session. */
    async signOut({ id, session }: Admin): Promise<void> {
      await sessions.end(session, id);
    },

    /** Returns the caller's active sessions. */
    listSessions,

    /** Ends one of the caller's sessions, if it is active. Returns its device and the remaining sessions. */
    async endSession(
      caller: Admin,
      session: string,
    ): Promise<{ device: string | undefined; left: AdminSessionView[] }> {
      const device = await sessions.end(session, caller.id);
      return { device, left: await listSessions(caller) };
    },

    /**
     * Changes the password, ends all sessions of this admin, forgets their devices and starts a new
     * session. Throws `bad-request` if the current password is wrong: a 401 would end the session.
     */
    async changePassword(
      caller: Admin,
      { currentPassword, newPassword }: z.output<typeof ChangePasswordBody>,
    ): Promise<AdminSession> {
      const admin = await findAdmin(caller.id);
      const weakness = passwordProblem(newPassword, admin.username);
      if (weakness) throw badField('newPassword', weakness);
      await assertPassword(caller, admin, { path: 'currentPassword', password: currentPassword });
      const passwordHash = await hashPassword(newPassword);
      const changed = await AdminAccount.findOneAndUpdate(
        { _id: admin._id, tokenVersion: admin.tokenVersion },
        { $set: { passwordHash, passwordIsGenerated: false }, $inc: { tokenVersion: 1 } },
        { returnDocument: 'after' },
      ).lean<StoredAdmin>();
      if (!changed) throw sessionEnded();
      const device = await sessions.deviceOf(caller.session);
      await clearSessions(admin._id);
      await forgetDevices(ADMINS, admin.usernameKey);
      return toReply(changed, await sessions.start(changed, device));
    },
  };

  async function listSessions({ id, session }: Admin): Promise<AdminSessionView[]> {
    const running = await sessions.list(await findAdmin(id));
    return running.map(({ _id, device, startedAt, expiresAt }) => ({
      id: _id,
      device,
      startedAt: startedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      current: _id === session,
    }));
  }

  /**
   * Throws `bad-request` with the field's name: a 401 would end the session. Failures are counted per
   * session, so that nobody who is not signed in can cause delays.
   */
  async function assertPassword(
    { session, address }: Admin,
    { passwordHash }: StoredAdmin,
    { path, password }: { path: string; password: string },
  ): Promise<void> {
    const counted = await countInSession(session);
    const caller = { lane: 'known', network: address } as const;
    const fits = await verifyPassword(password, passwordHash, caller).catch(async (error) => {
      await counted.refund();
      throw error;
    });
    if (!fits) throw badField(path, 'This is not your current password.');
    await counted.forget();
  }
}

const toReply = (
  admin: StoredAdmin,
  { token, expiresAt }: { token: string; expiresAt: Date },
): AdminSession => ({ token, expiresAt: expiresAt.toISOString(), profile: toProfile(admin) });
