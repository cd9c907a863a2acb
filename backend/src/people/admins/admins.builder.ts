import { AdminAccount, usernameKey } from './admins.model.ts';
import { hashPassword } from './password-hash.ts';

/** A cheap hash, because tests sign in hundreds of times. */
const CHEAP = { N: 1024, r: 8, p: 1 };
let count = 0;

/** Stores an admin for tests. Returns their credentials. */
export async function anAdmin(given: { username?: string; password?: string } = {}) {
  count += 1;
  const credentials = { username: `admin ${count}`, password: 'a password of tests', ...given };
  const { username, password } = credentials;
  await AdminAccount.create({
    username,
    usernameKey: usernameKey(username),
    passwordHash: await hashPassword(password, CHEAP),
    name: username,
    createdAt: new Date(),
  });
  return credentials;
}
