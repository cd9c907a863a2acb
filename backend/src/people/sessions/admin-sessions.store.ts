import { randomBytes } from 'node:crypto';
import { type ClientSession, isValidObjectId, type Types } from 'mongoose';
import { AdminAccount, type StoredAdmin } from '../admins/admins.model.ts';
import { type AdminTokens, sessionEnded, type TokenHolder } from '../sign-in/admin-tokens.ts';
import { AdminSessionRecord, type StoredSession } from './admin-sessions.model.ts';
import { deviceLabel } from './device-label.ts';

const ID_BYTES = 18;

type Deps = { tokens: AdminTokens; now: () => Date };
type AdminId = string | Types.ObjectId;

type OpenedSession = { token: string; expiresAt: Date };

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Creates the store of admin sessions, in the database so that all servers share them. */
export function createSessionStore({ tokens, now }: Deps) {
  return {
    /**
     * Throws `not-signed-in` if the password was changed or the admin was removed while the password was being
     * verified.
     */
    async start(admin: StoredAdmin, device: string): Promise<OpenedSession> {
      const holder: TokenHolder = {
        id: admin._id.toString(),
        version: admin.tokenVersion,
        session: randomBytes(ID_BYTES).toString('base64url'),
      };
      const opened = tokens.sign(holder);
      await AdminSessionRecord.create({
        _id: holder.session,
        admin: admin._id,
        version: holder.version,
        device,
        startedAt: now(),
        expiresAt: opened.expiresAt,
      });
      const current = { _id: admin._id, tokenVersion: admin.tokenVersion };
      if (await AdminAccount.exists(current)) return opened;
      await AdminSessionRecord.deleteOne({ _id: holder.session });
      throw sessionEnded();
    },

    /** Extends an active session by an hour. Throws `not-signed-in` if it has ended in the meantime. */
    async renew(holder: TokenHolder): Promise<OpenedSession> {
      const opened = tokens.sign(holder);
      const { matchedCount } = await AdminSessionRecord.updateOne(
        { _id: holder.session, admin: holder.id },
        { $set: { expiresAt: opened.expiresAt } },
      );
      if (matchedCount === 0) throw sessionEnded();
      return opened;
    },

    /** Throws `not-signed-in` if the session is not active. */
    async find(token: string): Promise<{ admin: StoredAdmin; holder: TokenHolder }> {
      const holder = tokens.verify(token);
      if (!isValidObjectId(holder.id)) throw sessionEnded();
      const [session, admin] = await Promise.all([
        AdminSessionRecord.exists({ _id: holder.session, admin: holder.id }),
        AdminAccount.findById(holder.id).lean(),
      ]);
      if (!session || admin?.tokenVersion !== holder.version) throw sessionEnded();
      return { admin, holder };
    },

    /** Newest first. */
    async list({ _id, tokenVersion }: StoredAdmin): Promise<StoredSession[]> {
      const running = { admin: _id, version: tokenVersion, expiresAt: { $gt: now() } };
      return AdminSessionRecord.find(running).sort({ startedAt: -1, _id: 1 }).lean();
    },

    async deviceOf(session: string): Promise<string> {
      const found = await AdminSessionRecord.findById(session).lean();
      return found?.device ?? deviceLabel();
    },

    /** Returns the session's device, or undefined if it had already ended. */
    async end(session: string, admin: AdminId): Promise<string | undefined> {
      const ended = await AdminSessionRecord.findOneAndDelete({ _id: session, admin }).lean();
      return ended?.device;
    },
  };
}

/**
 * Deletes the sessions of one admin, or of all. They have already ended through the admin's token
 * version, which is incremented in the same update as the password.
 */
export async function clearSessions(admin?: AdminId, session?: ClientSession): Promise<void> {
  const whose = admin === undefined ? {} : { admin };
  await AdminSessionRecord.deleteMany(whose, session ? { session } : {});
}

/** Ends all admins' sessions on all servers. Returns the number of admins. */
export async function signOutAll(): Promise<number> {
  const { matchedCount } = await AdminAccount.updateMany({}, { $inc: { tokenVersion: 1 } });
  await clearSessions();
  return matchedCount;
}
