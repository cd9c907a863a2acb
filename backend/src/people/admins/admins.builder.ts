import { hashPassword } from '../sign-in/password-hash.ts';
import { AdminAccount, usernameKey } from './admins.model.ts';

let count = 0;

/** Stores an admin for tests. Returns their credentials. */
export async function anAdmin(given: { username?: string; password?: string } = {}) {
  count += 1;
  const credentials = { username: `admin ${count}`, password: 'a password of tests', ...given };
  const { username, password } = credentials;
  await AdminAccount.create({
    username,
    usernameKey: usernameKey(username),
    passwordHash: await hashPassword(password),
    name: username,
    createdAt: new Date(),
  });
  return credentials;
}
