import { createHash, randomBytes } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { AccountSession, type Provider, type StoredSession } from './account-sessions.model.ts';
import { Account, type StoredAccount } from './accounts.model.ts';
import { ID_TOKEN_SECONDS, type IdClaims, type IdTokens } from './id-tokens.ts';
import { Refusal } from './refusal.ts';

/** A session that nobody has used for so long has ended. */
const IDLE_MS = 180 * 86_400_000;
/** Of more than these, the one that has not been used longest ends. */
const SESSIONS_MAX = 100;
const TOKEN_BYTES = 32;
const ID_BYTES = 18;
const TOKEN = /^[\w-]{43}$/;

type Deps = { tokens: IdTokens; now: () => Date };

/** What the SDK stores of a session. */
export type SessionTokens = {
  localId: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
};

export type AccountSessions = ReturnType<typeof createAccountSessions>;

/**
 * Creates the store of customers' sessions. Each is a refresh token, and the ID tokens that were made with it. A refresh
 * token is not replaced when it is used, because the tabs of a browser share it.
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

  /** Returns the session of an ID token. Throws a refusal if it has ended. */
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
     * Starts a session, in the transaction of `session`. Throws a refusal if the account has a new password or address
     * since it was read, or is gone.
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

    /** Goes on with a session with a new refresh token and what the account has become. Ends none. */
    async goOn(
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

    /** Returns the account of a refresh token with a new ID token. Throws a refusal if its session has ended. */
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

    /** Ends the session of a refresh token, if there is one. */
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

/** Deletes the sessions that nobody has used for too long. */
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

const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');
