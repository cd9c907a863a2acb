import { randomBytes } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { digestOf } from '../../platform/documents/digest-of.ts';
import { AccountSession, type Provider, type StoredSession } from './account-sessions.model.ts';
import { Account, type StoredAccount } from './accounts.model.ts';
import { ID_TOKEN_SECONDS, type IdClaims, type IdTokens } from './id-tokens.ts';
import { Refusal } from './refusal.ts';

/** Sessions end after this long without use. */
const IDLE_MS = 180 * 86_400_000;
/** Beyond this number, the least recently used session ends. */
const SESSIONS_MAX = 100;
const TOKEN_BYTES = 32;
const ID_BYTES = 18;
const TOKEN = /^[\w-]{43}$/;

type Deps = { tokens: IdTokens; now: () => Date };

export type SessionTokens = {
  localId: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
};

export type AccountSessions = ReturnType<typeof createAccountSessions>;

/**
 * Creates the store of customers' sessions. Each has a refresh token and the ID tokens issued from
 * it. Refresh tokens are not rotated on use, because the tabs of a browser share them.
 */
export function createAccountSessions({ tokens, now }: Deps) {
  const usedNow = () => {
    const usedAt = now();
    return { usedAt, expiresAt: new Date(usedAt.getTime() + IDLE_MS) };
  };

  const freshToken = () => {
    const refreshToken = randomBytes(TOKEN_BYTES).toString('base64url');
    return { refreshToken, stored: { token: digestOf(refreshToken), ...usedNow() } };
  };

  const toTokens = async (
    account: StoredAccount,
    session: Pick<StoredSession, '_id' | 'signedInAt' | 'provider'>,
    refreshToken: string,
  ): Promise<SessionTokens> => ({
    localId: account._id,
    idToken: await tokens.sign(account, session),
    refreshToken,
    expiresIn: String(ID_TOKEN_SECONDS),
  });

  /** Throws a refusal if the session has ended. */
  async function findSession({ sid, sub, ver }: IdClaims): Promise<StoredSession> {
    const session = await AccountSession.findById(sid).lean();
    const isRunning =
      session?.account === sub && session.version === ver && session.expiresAt > now();
    if (!session || !isRunning) throw new Refusal('TOKEN_EXPIRED');
    return session;
  }

  return {
    findSession,

    /**
     * Starts a session, in the transaction of `session`. Throws a refusal if the account's password
     * or address changed since it was read, or the account is gone.
     */
    async start(
      account: StoredAccount,
      provider: Provider,
      session: ClientSession,
    ): Promise<SessionTokens> {
      const signedInAt = now();
      const { matchedCount } = await Account.updateOne(
        { _id: account._id, version: account.version },
        { $set: { signedInAt } },
        { session },
      );
      if (matchedCount === 0) throw new Refusal('TOKEN_EXPIRED');
      const { refreshToken, stored } = freshToken();
      const started = {
        _id: randomBytes(ID_BYTES).toString('base64url'),
        account: account._id,
        version: account.version,
        provider,
        signedInAt,
        ...stored,
      };
      await AccountSession.create([started], { session });
      await endOldest(account._id, session);
      return toTokens(account, started, refreshToken);
    },

    /** Issues a new refresh token for a session after its account changed. Ends none. */
    async reissue(
      account: StoredAccount,
      running: StoredSession,
      session: ClientSession,
    ): Promise<SessionTokens> {
      const { refreshToken, stored } = freshToken();
      const { matchedCount } = await AccountSession.updateOne(
        { _id: running._id },
        { $set: { ...stored, version: account.version } },
        { session },
      );
      if (matchedCount === 0) throw new Refusal('TOKEN_EXPIRED');
      return toTokens(account, running, refreshToken);
    },

    /** Throws a refusal if the session has ended. */
    async refresh(refreshToken: string): Promise<SessionTokens> {
      if (!TOKEN.test(refreshToken)) throw new Refusal('INVALID_REFRESH_TOKEN');
      const running = await AccountSession.findOneAndUpdate(
        { token: digestOf(refreshToken), expiresAt: { $gt: now() } },
        { $set: usedNow() },
      ).lean();
      const account = running && (await Account.findById(running.account).lean());
      if (!running || account?.version !== running.version) throw new Refusal('TOKEN_EXPIRED');
      return toTokens(account, running, refreshToken);
    },

    async end(refreshToken: string): Promise<void> {
      await AccountSession.deleteOne({ token: digestOf(refreshToken) });
    },
  };
}

/** Ends all sessions of an account, or all but one, in the transaction of `session`. */
export async function endSessions(
  account: string,
  session: ClientSession,
  kept?: string,
): Promise<void> {
  await AccountSession.deleteMany({ account, ...(kept && { _id: { $ne: kept } }) }, { session });
}

export async function forgetEndedSessions(now: Date): Promise<void> {
  await AccountSession.deleteMany({ expiresAt: { $lte: now } });
}

async function endOldest(account: string, session: ClientSession): Promise<void> {
  const tooMany =
    (await AccountSession.countDocuments({ account }).session(session)) - SESSIONS_MAX;
  if (tooMany <= 0) return;
  const oldest = await AccountSession.find({ account }, { _id: 1 })
    .sort({ usedAt: 1 })
    .limit(tooMany)
    .session(session)
    .lean();
  await AccountSession.deleteMany({ _id: { $in: oldest.map(({ _id }) => _id) } }, { session });
}
