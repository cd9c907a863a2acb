import type { AdminRole } from '@book-store/contract/admin-roles';
import { hashPassword } from '../sign-in/password-hash.ts';
import { AdminAccount, usernameKey } from './admins.model.ts';

let count = 0;

/** A hash takes 13 ms of CPU time, and tests can reuse one per password. */
const hashes = new Map<string, Promise<string>>();
const hashOf = (password: string): Promise<string> => {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
};

/** Stores an admin for tests. Returns their credentials. */
export async function anAdmin(
  given: { username?: string; password?: string; role?: AdminRole } = {},
) {
  count += 1;
  const { role, ...chosen } = given;
  const credentials = { username: `admin ${count}`, password: 'a password of tests', ...chosen };
  const { username, password } = credentials;
  await AdminAccount.create({
    username,
    usernameKey: usernameKey(username),
    passwordHash: await hashOf(password),
    ...(role && { role }),
    name: username,
    createdAt: new Date(),
  });
  return credentials;
}
