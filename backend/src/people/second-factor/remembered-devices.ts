import {
  REMEMBER_DAYS,
  type SecondFactorView,
} from '@book-store/contract/people/second-factor/second-factor.schemas';
import { type ClientSession, model, Schema, type Types } from 'mongoose';
import type { z } from 'zod';
import { digestOf } from '../../platform/documents/digest-of.ts';
import type { StoredAdmin } from '../admins/admins.model.ts';

const deviceSchema = new Schema(
  {
    /** Of the token in the device's cookie: nothing in the database can be used as one. */
    digest: { type: String, required: true },
    admin: { type: Schema.Types.ObjectId, required: true },
    /** The admin's token version: a new password, role or second factor ends it. */
    version: { type: Number, required: true },
    device: { type: String, required: true },
    network: String,
    startedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'remembered_devices', versionKey: false, autoIndex: false, strict: 'throw' },
);
deviceSchema.index({ digest: 1 });
deviceSchema.index({ admin: 1, startedAt: -1 });
deviceSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
export const RememberedDevice = model('RememberedDevice', deviceSchema);

const REMEMBER_MS = REMEMBER_DAYS * 86_400_000;

type Admin = Pick<StoredAdmin, '_id' | 'tokenVersion'>;

const running = ({ _id, tokenVersion }: Admin, now: Date) => ({
  admin: _id,
  version: tokenVersion,
  expiresAt: { $gt: now },
});

/** Returns whether an admin needs no code on the device with this token. */
export async function isRemembered(
  admin: Admin,
  token: string | undefined,
  now: Date,
): Promise<boolean> {
  if (!token) return false;
  const found = { ...running(admin, now), digest: digestOf(token) };
  return (await RememberedDevice.exists(found)) !== null;
}

/** The token must be new: somebody else may know the one that a device had before. */
export async function rememberDevice(
  { _id, tokenVersion }: Admin,
  token: string,
  { device, network, now }: { device: string; network: string | undefined; now: Date },
): Promise<void> {
  await RememberedDevice.create({
    digest: digestOf(token),
    admin: _id,
    version: tokenVersion,
    device,
    network,
    startedAt: now,
    expiresAt: new Date(now.getTime() + REMEMBER_MS),
  });
}

/** Lists an admin's remembered devices, newest first. */
export async function listRemembered(
  admin: Admin,
  now: Date,
): Promise<z.output<typeof SecondFactorView>['devices']> {
  const found = await RememberedDevice.find(running(admin, now)).sort({ startedAt: -1 }).lean();
  return found.map(({ _id, device, network, startedAt, expiresAt }) => ({
    id: _id,
    device,
    network: network ?? undefined,
    startedAt,
    expiresAt,
  }));
}

/** Returns the forgotten device's label, or undefined if it was not remembered any more. */
export async function forgetDevice(
  admin: string,
  id: string,
  session: ClientSession,
): Promise<string | undefined> {
  const gone = await RememberedDevice.findOneAndDelete({ _id: id, admin }, { session }).lean();
  return gone?.device;
}

export async function forgetRemembered(
  admin: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await RememberedDevice.deleteMany({ admin }, { session });
}
