import { addAdmin } from './admins.service.ts';

let made = 0;

/** A stored admin for tests who can sign in with these credentials. */
export async function anAdmin(given: { username?: string; password?: string } = {}) {
  made += 1;
  const credentials = { username: `admin ${made}`, password: 'a password of tests', ...given };
  await addAdmin(credentials, new Date());
  return credentials;
}
