import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { model, Schema } from 'mongoose';
import { digestOf } from '../../platform/documents/digest-of.ts';

const deviceSchema = new Schema(
  {
    /** Digest of account and token: nothing in the database can be replayed as a cookie. */
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

/** Name and path of the device cookie for one kind of account. */
export type DeviceCookie = { name: string; path: string };

/**
 * Remembers the devices on which an account has signed in. A device is identified by a random cookie
 * that scripts cannot read and other sites cannot send. The cookie grants no access: its wrong
 * passwords are merely counted separately from those of strangers.
 */
export const createKnownDevices = ({ name, now }: { name: string; now: () => Date }) => ({
  async isKnown(account: string, token: string | undefined): Promise<boolean> {
    if (!token) return false;
    const known = { _id: digestOf(name, account, token), expiresAt: { $gt: now() } };
    return (await KnownDevice.exists(known)) !== null;
  },

  /** Remembers a device by its token, or by a new one. Returns the token. */
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

/** After a password change, because one of them may be a thief's. */
export async function forgetDevices(name: string, account: string): Promise<void> {
  await KnownDevice.deleteMany({ account: digestOf(name, account) });
}

/** Returns the valid device token of a `Cookie` header. */
export function deviceTokenOf(
  header: string | undefined,
  { name }: DeviceCookie,
): string | undefined {
  const token = parseCookie(header ?? '')[name];
  return token && TOKEN.test(token) ? token : undefined;
}

/** Set `secure` for requests over HTTPS. */
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
