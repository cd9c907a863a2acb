import type { z } from 'zod';
import type { Admin, VerifyAdmins } from '../../http/authentication.ts';
import { createFailureBackoff } from '../../http/failure-backoff.ts';
import { forgetDevices } from '../../http/known-devices.ts';
import { createSignInGuard } from '../../http/sign-in-guard.ts';
import { AppError } from '../../shared/errors.ts';
import { passwordProblem } from '../../shared/password-rule.ts';
import { badField, findAdmin, toProfile } from './admin-profile.service.ts';
import type {
  AdminSession,
  AdminSessionView,
  AdminSignInBody,
  ChangePasswordBody,
  RenewSessionBody,
} from './admin-session.contract.ts';
import { clearSessions, createSessionStore } from './admin-sessions.store.ts';
import { createAdminTokens, isAdminToken, sessionEnded } from './admin-tokens.ts';
import { AdminAccount, type StoredAdmin, usernameKey } from './admins.model.ts';
import { ADMINS, findByCredentials } from './admins.service.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

type Deps = {
  /** Keys of the tokens: the first one signs, each of them verifies. */
  secrets: readonly string[];
  now: () => Date;
};

/** Where a sign-in comes from: its network, the browser in words, and the token of a known device. */
export type SignInOrigin = { network: string; device: string; deviceToken: string | undefined };

/** A session, and the token by which the device is known from now on. */
export type SignedIn = { session: AdminSession; deviceToken: string };

/** Admins are few and each hash is dear, so strangers get little of both. */
const LIMITS = {
  name: ADMINS,
  freePerNetwork: 20,
  failuresPerMinute: 30,
  knownLane: 'known',
} as const;
/** Wrong passwords in one session that bring no delay yet. */
const FREE_IN_SESSION = 5;

export type AdminSessions = ReturnType<typeof createAdminSessions>;

/** Signing in and out, and all that is done with the own sessions and password. */
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

    /** Opens a session. Throws `wrong-credentials`, and `too-many-requests` after many of those. */
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

    /** Gives the caller's session another hour. Throws `bad-request` for a wrong password. */
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

    /** Returns the caller's running sessions. */
    listSessions,

    /** Ends one of the caller's sessions, if it still runs. Returns its device, and those left. */
    async endSession(
      caller: Admin,
      session: string,
    ): Promise<{ device: string | undefined; left: AdminSessionView[] }> {
      const device = await sessions.end(session, caller.id);
      return { device, left: await listSessions(caller) };
    },

    /**
     * Replaces the password, ends all sessions of this admin, forgets the devices, and opens a new
     * session. Throws `bad-request` where the current password is wrong: a 401 would end the session.
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
   * Throws `bad-request` naming the field: a 401 would end the session. Counted by session, so that
   * nobody who is not signed in can stand in the way.
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
