import {
  addAdmin,
  forgetAdminFailures,
  listAdmins,
  removeAdmin,
  setPassword,
  signOutAll,
} from '../features/admin-session/admins.service.ts';
import { forgetFailures } from '../http/sign-in-guard.ts';
import { AppError } from '../shared/errors.ts';
import { passwordProblem } from '../shared/password-rule.ts';
import { forgetCustomerFailures } from '../sign-in/client-limits.ts';
import { askNewPassword } from './ask-password.ts';

type Command = {
  /** How many arguments may follow its name. */
  args: readonly number[];
  /** Asks the person; runs before the database is opened, which an open prompt would keep from the shop. */
  ask?: (username: string) => Promise<string>;
  /** Does it with the answer to `ask`, and returns what to tell the person. */
  run: (username: string, answer: string) => Promise<string>;
};

export const USAGE = `Manages the admins of the shop. It may run while the shop is open.

  npm run admin -- list           all admins
  npm run admin -- add NAME       a new admin
  npm run admin -- passwd NAME    another password; ends the sessions of that admin
  npm run admin -- remove NAME    no admin any more; the last one stays
  npm run admin -- sign-out-all   ends the sessions of all admins; passwords stay

The password is asked for, or read from standard input; it is never an argument.
`;

export const COMMANDS: Record<string, Command> = {
  list: { args: [0], run: list },
  add: { args: [1], ask: goodPassword, run: add },
  passwd: { args: [1], ask: goodPassword, run: passwd },
  remove: { args: [1], run: remove },
  'sign-out-all': { args: [0], run: signOut },
  unlock: { args: [0, 1], run: unlock },
};

async function list(): Promise<string> {
  const admins = await listAdmins();
  if (admins.length === 0) return 'There is no admin yet.';
  return admins
    .map(({ username, createdAt }) => `${createdAt.toISOString().slice(0, 10)}  ${username}`)
    .join('\n');
}

async function add(username: string, password: string): Promise<string> {
  await addAdmin({ username, password }, new Date());
  return `${username} is an admin now.`;
}

async function passwd(username: string, password: string): Promise<string> {
  await setPassword({ username, password });
  return `${username} has the new password and has been signed out everywhere.`;
}

async function remove(username: string): Promise<string> {
  await removeAdmin(username);
  return `${username} is no admin any more.`;
}

async function signOut(): Promise<string> {
  const admins = await signOutAll();
  return `All sessions have ended (${admins === 1 ? '1 admin' : `${admins} admins`}).`;
}

async function unlock(username: string): Promise<string> {
  if (!username) {
    await forgetFailures();
    return 'All wrong passwords are forgotten, of admins and customers.';
  }
  await forgetAdminFailures(username);
  await forgetCustomerFailures(username);
  return `Wrong passwords for ${username} are forgotten.`;
}

async function goodPassword(username: string): Promise<string> {
  const password = await askNewPassword();
  const detail = passwordProblem(password, username);
  if (detail) throw new AppError('bad-request', { detail });
  return password;
}
