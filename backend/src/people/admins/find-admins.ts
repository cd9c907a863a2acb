import type { AdminRole } from '@book-store/contract/admin-roles';
import { notFound } from '../../platform/errors/errors.ts';
import { sessionEnded } from '../sign-in/admin-tokens.ts';
import type { HashCaller } from '../sign-in/hash-queue.ts';
import { hashPassword, isOld, verifyPassword } from '../sign-in/password-hash.ts';
import { AdminAccount, roleOf, type StoredAdmin, usernameKey } from './admins.model.ts';

export type Credentials = { username: string; password: string };

/** Finds one admin: by `byName`, or by id. */
export type AdminKey = { usernameKey: string } | { _id: string };

export const byName = (username: string): AdminKey => ({ usernameKey: usernameKey(username) });

/** By username. */
export async function listAdmins(): Promise<
  { username: string; role: AdminRole; createdAt: Date }[]
> {
  const admins = await AdminAccount.find({}).sort({ usernameKey: 1 }).lean();
  return admins.map((admin) => ({
    username: admin.username,
    role: roleOf(admin),
    createdAt: admin.createdAt,
  }));
}

export const isAdmin = async (username: string): Promise<boolean> =>
  (await AdminAccount.exists({ usernameKey: usernameKey(username) })) !== null;

export async function listAdminIds(): Promise<string[]> {
  const admins = await AdminAccount.find({}, { _id: 1 }).lean();
  return admins.map(({ _id }) => _id.toString());
}

/** Throws `not-found`. */
export async function findPerson(id: string): Promise<StoredAdmin> {
  const admin = await AdminAccount.findById(id).lean();
  if (!admin) throw adminNotFound({ _id: id });
  return admin;
}

/** Throws `not-signed-in` if the admin no longer exists. */
export async function findAdmin(id: string): Promise<StoredAdmin> {
  const admin = await AdminAccount.findById(id).lean();
  if (!admin) throw sessionEnded();
  return admin;
}

/** Takes equally long for an unknown username. */
export async function findByCredentials(
  { username, password }: Credentials,
  caller?: HashCaller,
): Promise<StoredAdmin | undefined> {
  const key = usernameKey(username);
  const admin = await AdminAccount.findOne({ usernameKey: key }).lean();
  const fits = await verifyPassword(password, admin?.passwordHash, caller);
  if (!fits || !admin) return undefined;
  if (isOld(admin.passwordHash)) await renewHash(admin, password, caller);
  return admin;
}

/** Rehashes an unchanged password; sessions stay. */
async function renewHash(
  { _id, passwordHash }: StoredAdmin,
  password: string,
  caller: HashCaller | undefined,
): Promise<void> {
  const renewed = await hashPassword(password, caller);
  await AdminAccount.updateOne({ _id, passwordHash }, { $set: { passwordHash: renewed } });
}

export const adminNotFound = (key: AdminKey) =>
  notFound(
    'usernameKey' in key
      ? `There is no admin named ${key.usernameKey}.`
      : 'This person does not work here any more.',
  );
