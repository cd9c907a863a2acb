import { randomBytes } from 'node:crypto';
import { isValidObjectId, type Types } from 'mongoose';
import { AdminSessionRecord, type StoredSession } from './admin-sessions.model.ts';
import { type AdminTokens, sessionEnded, type TokenHolder } from './admin-tokens.ts';
import { AdminAccount, type StoredAdmin } from './admins.model.ts';
import { deviceLabel } from './device-label.ts';

const ID_BYTES = 18;

type Deps = { tokens: AdminTokens; now: () => Date };
type AdminId = string | Types.ObjectId;

/** What a browser gets of a session: its token, and the moment that it ends. */
type OpenedSession = { token: string; expiresAt: Date };

/** The admins' running sessions, in the database so that every server knows them. */
export function createSessionStore({ tokens, now }: Deps) {
  return {
    /**
     * Starts a session on a device. Throws `not-signed-in` where the password was changed, or the
     * admin removed, while it was compared.
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

    /** Gives a running session another hour. Throws `not-signed-in` where it has ended meanwhile. */
    async renew(holder: TokenHolder): Promise<OpenedSession> {
      const opened = tokens.sign(holder);
      const { matchedCount } = await AdminSessionRecord.updateOne(
        { _id: holder.session, admin: holder.id },
        { $set: { expiresAt: opened.expiresAt } },
      );
      if (matchedCount === 0) throw sessionEnded();
      return opened;
    },

    /** Returns the admin whose running session a token is of, and which one. Throws `not-signed-in`. */
    async find(token: string): Promise<{ admin: StoredAdmin; holder: TokenHolder }> {
      const holder = tokens.verify(token);
      if (!isValidObjectId(holder.id)) throw sessionEnded();
      const [session, admin] = await Promise.all([
        AdminSessionRecord.exists({ _id: holder.session, admin: holder.id }),
        AdminAccount.findById(holder.id).lean<StoredAdmin>(),
      ]);
      if (!session || admin?.tokenVersion !== holder.version) throw sessionEnded();
      return { admin, holder };
    },

    /** Returns the running sessions of an admin, the newest first. */
    async list({ _id, tokenVersion }: StoredAdmin): Promise<StoredSession[]> {
      const running = { admin: _id, version: tokenVersion, expiresAt: { $gt: now() } };
      return AdminSessionRecord.find(running).sort({ startedAt: -1, _id: 1 }).lean();
    },

    /** Returns the device that a session runs on. */
    async deviceOf(session: string): Promise<string> {
      const found = await AdminSessionRecord.findById(session).lean();
      return found?.device ?? deviceLabel();
    },

    /** Ends one session of an admin. Returns its device; undefined where it had ended already. */
    async end(session: string, admin: AdminId): Promise<string | undefined> {
      const ended = await AdminSessionRecord.findOneAndDelete({ _id: session, admin }).lean();
      return ended?.device;
    },
  };
}

/**
 * Clears away the sessions of one admin, or of all. They have ended before by the admin's token
 * version, which changes in one step with the password.
 */
export async function clearSessions(admin?: AdminId): Promise<void> {
  await AdminSessionRecord.deleteMany(admin === undefined ? {} : { admin });
}
