import { randomBytes } from 'node:crypto';
import { ADMIN_IDLE_SECONDS } from '@book-store/contract/people/account/account-limits';
import type { AdminSessionList } from '@book-store/contract/people/sessions/admin-session.schemas';
import { type ClientSession, isValidObjectId, type Types } from 'mongoose';
import type { z } from 'zod';
import { AdminAccount, type StoredAdmin } from '../admins/admins.model.ts';
import { type AdminTokens, sessionEnded, type TokenHolder } from '../sign-in/admin-tokens.ts';
import { AdminSessionRecord, type StoredSession } from './admin-sessions.model.ts';
import { deviceLabel } from './device-label.ts';

const ID_BYTES = 18;
const NOTED_EVERY_MS = 60_000;
/** However much it is used. */
const SLIDING_MAX_SECONDS = 30 * 86_400;

type Deps = { tokens: AdminTokens; now: () => Date };
type AdminId = string | Types.ObjectId;

export type OpenedSession = { token: string; expiresAt: Date; idleSeconds?: number };

/** The browser, and the coarse network. */
export type SessionOrigin = { device: string; network: string | undefined };

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Creates the store of admin sessions, in the database so that all servers share them. */
export function createSessionStore({ tokens, now }: Deps) {
  const later = (seconds: number) => new Date(now().getTime() + seconds * 1000);

  /** Signs a token. A session that slides ends before its token does. */
  const open = (holder: TokenHolder, slides: boolean): OpenedSession =>
    slides
      ? {
          ...tokens.sign(holder, SLIDING_MAX_SECONDS),
          expiresAt: later(ADMIN_IDLE_SECONDS),
          idleSeconds: ADMIN_IDLE_SECONDS,
        }
      : tokens.sign(holder);

  return {
    /**
     * Throws `not-signed-in` if the password was changed or the admin was removed while the password was being
     * verified.
     */
    async start(admin: StoredAdmin, from: SessionOrigin, slides: boolean): Promise<OpenedSession> {
      const holder: TokenHolder = {
        id: admin._id.toString(),
        version: admin.tokenVersion,
        session: randomBytes(ID_BYTES).toString('base64url'),
      };
      const opened = open(holder, slides);
      await AdminSessionRecord.create({
        _id: holder.session,
        admin: admin._id,
        version: holder.version,
        ...from,
        startedAt: now(),
        usedAt: now(),
        confirmedAt: now(),
        expiresAt: opened.expiresAt,
        ...(slides && { slides }),
      });
      const current = { _id: admin._id, tokenVersion: admin.tokenVersion };
      if (await AdminAccount.exists(current)) return opened;
      await AdminSessionRecord.deleteOne({ _id: holder.session });
      throw sessionEnded();
    },

    /** Extends an active session, whose password was just entered. Throws `not-signed-in` if it has ended meanwhile. */
    async renew(holder: TokenHolder): Promise<OpenedSession> {
      const own = { _id: holder.session, admin: holder.id };
      const found = await AdminSessionRecord.findOne(own, { slides: 1 }).lean();
      const opened = open(holder, found?.slides ?? false);
      const { matchedCount } = await AdminSessionRecord.updateOne(own, {
        $set: { expiresAt: opened.expiresAt, confirmedAt: now(), usedAt: now() },
        $unset: { given: 1 },
      });
      if (matchedCount === 0) throw sessionEnded();
      return opened;
    },

    /** Throws `not-signed-in` if the session is not active. */
    async find(
      token: string,
      { unattended }: { unattended: boolean },
    ): Promise<{ admin: StoredAdmin; holder: TokenHolder; confirmedAt: Date }> {
      const holder = tokens.verify(token);
      if (!isValidObjectId(holder.id)) throw sessionEnded();
      const running = { _id: holder.session, admin: holder.id, expiresAt: { $gt: now() } };
      const [session, admin] = await Promise.all([
        AdminSessionRecord.findOne(running).lean(),
        AdminAccount.findById(holder.id).lean(),
      ]);
      if (!session || admin?.tokenVersion !== holder.version) throw sessionEnded();
      if (!unattended) await noteUse(session);
      return { admin, holder, confirmedAt: session.confirmedAt ?? session.startedAt };
    },

    /** Where a session began, and whether it slides. */
    async originOf(session: string): Promise<SessionOrigin> {
      const found = await AdminSessionRecord.findById(session).lean();
      return { device: found?.device ?? deviceLabel(), network: found?.network ?? undefined };
    },

    /** The secret of a second factor that is being set up in a session, encrypted. */
    async offeredIn(session: string): Promise<string | undefined> {
      const found = await AdminSessionRecord.findById(session, { offered: 1 }).lean();
      return found?.offered ?? undefined;
    },

    async keepOffered(session: string, offered: string): Promise<void> {
      await AdminSessionRecord.updateOne({ _id: session }, { $set: { offered } });
    },

    /** Returns the session's device, or undefined if it had already ended. */
    async end(session: string, admin: AdminId): Promise<string | undefined> {
      const ended = await AdminSessionRecord.findOneAndDelete({ _id: session, admin }).lean();
      return ended?.device;
    },
  };

  /** Stored once a minute at most. A database that cannot store it does not keep the admin from reading. */
  async function noteUse({ _id, usedAt, startedAt, slides }: StoredSession): Promise<void> {
    const at = now();
    if (at.getTime() - (usedAt ?? startedAt).getTime() < NOTED_EVERY_MS) return;
    const used = { usedAt: at, ...(slides && { expiresAt: later(ADMIN_IDLE_SECONDS) }) };
    await AdminSessionRecord.updateOne({ _id }, { $max: used }).catch(() => {});
  }
}

/** Lists an admin's open sessions, newest first; `current` is the caller's. */
export async function listSessionsOf(
  { _id: admin, tokenVersion: version }: StoredAdmin,
  current: string,
  now: Date,
): Promise<z.output<typeof AdminSessionList>> {
  const running = { admin, version, expiresAt: { $gt: now } };
  const found = await AdminSessionRecord.find(running).sort({ startedAt: -1, _id: 1 }).lean();
  return found.map(({ _id, device, network, startedAt, usedAt, expiresAt }) => ({
    id: _id,
    device,
    network: network ?? undefined,
    startedAt,
    usedAt: usedAt ?? startedAt,
    expiresAt,
    current: _id === current,
  }));
}

export const openSessions = (now: Date): Promise<StoredSession[]> =>
  AdminSessionRecord.find({ expiresAt: { $gt: now } }).lean();

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
