import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';
import { model, Schema } from 'mongoose';
import { digestOf } from './failure-backoff.ts';

const deviceSchema = new Schema(
  {
    /** Digest of account and token: the database holds nothing that could be sent as a cookie. */
    _id: { type: String, required: true },
    account: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'known_devices', versionKey: false, autoIndex: false, strict: 'throw' },
);
deviceSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
deviceSchema.index({ account: 1 });
const KnownDevice = model('KnownDevice', deviceSchema);

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const MEMORY_SECONDS = 180 * 86_400;

/** A kind of account: what its devices' cookie is called and which calls get it. */
export type DeviceCookie = { name: string; path: string };

/**
 * Remembers on which devices an account was signed in. A device is known by a random cookie that no
 * script can read and no other site can send. It opens nothing: who has it and a wrong password is
 * counted apart from strangers, no more.
 */
export const createKnownDevices = ({ name, now }: { name: string; now: () => Date }) => ({
  /** Whether the account was signed in with this token before. */
  async isKnown(account: string, token: string | undefined): Promise<boolean> {
    if (!token) return false;
    const known = { _id: digestOf(name, account, token), expiresAt: { $gt: now() } };
    return (await KnownDevice.exists(known)) !== null;
  },

  /** Remembers a device, by the token it has or a new one, which is returned. */
  async remember(account: string, given: string | undefined): Promise<string> {
    const token = given ?? randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(now().getTime() + MEMORY_SECONDS * 1000);
    await KnownDevice.updateOne(
      { _id: digestOf(name, account, token) },
      { $set: { account: digestOf(name, account), expiresAt } },
      { upsert: true },
    );
    return token;
  },
});

/** Forgets all devices of an account: the one whose password is changed may be a thief's. */
export async function forgetDevices(name: string, account: string): Promise<void> {
  await KnownDevice.deleteMany({ account: digestOf(name, account) });
}

/** Returns the token of the device that a request comes from, if it has one. */
export function deviceTokenOf(req: Request, { name }: DeviceCookie): string | undefined {
  const token = parseCookie(req.get('cookie') ?? '')[name];
  return token && TOKEN.test(token) ? token : undefined;
}

/** Returns the `Set-Cookie` header that makes a device known; `secure` for a request by https. */
export const deviceCookie = (
  { name, path }: DeviceCookie,
  token: string,
  { secure }: { secure: boolean },
): string =>
  stringifySetCookie({
    name,
    value: token,
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: MEMORY_SECONDS,
  });
