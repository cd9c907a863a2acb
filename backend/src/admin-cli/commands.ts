import {
  addAdmin,
  forgetAdminFailures,
  isAdmin,
  listAdmins,
  removeAdmin,
  setPassword,
  signOutAll,
} from '../features/admin-session/admins.service.ts';
import { forgetFailures } from '../http/sign-in-guard.ts';
import type { AdminAction, AdminChange } from '../shared/admin-change.ts';
import { AppError } from '../shared/errors.ts';
import { passwordProblem } from '../shared/password-rule.ts';
import { forgetCustomerFailures } from '../sign-in/client-limits.ts';
import { askNewPassword } from './ask-password.ts';

type Command = {
  /** How many arguments may follow its name. */
  args: readonly number[];
  /** Asks the person; runs before the database is opened, which an open prompt would keep from the shop. */
  ask?: (username: string) => Promise<string>;
  /** Does it with the answer to `ask`. */
  run: (username: string, answer: string) => Promise<Done>;
};

/** What to tell the person, and what the audit log keeps; `undefined` where nothing was changed. */
type Done = { said: string; change: AdminChange | undefined };

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

const done = (said: string, action: AdminAction, username?: string): Done => ({
  said,
  change: { action, subject: { name: username }, fields: [] },
});

async function list(): Promise<Done> {
  const admins = await listAdmins();
  const lines = admins.map(
    ({ username, createdAt }) => `${createdAt.toISOString().slice(0, 10)}  ${username}`,
  );
  return { said: lines.join('\n') || 'There is no admin yet.', change: undefined };
}

async function add(username: string, password: string): Promise<Done> {
  await addAdmin({ username, password }, new Date());
  return done(`${username} is an admin now.`, 'admin-added', username);
}

async function passwd(username: string, password: string): Promise<Done> {
  await setPassword({ username, password });
  const said = `${username} has the new password and has been signed out everywhere.`;
  return done(said, 'password-changed', username);
}

async function remove(username: string): Promise<Done> {
  await removeAdmin(username);
  return done(`${username} is no admin any more.`, 'admin-removed', username);
}

async function signOut(): Promise<Done> {
  const admins = await signOutAll();
  const said = `All sessions have ended (${admins === 1 ? '1 admin' : `${admins} admins`}).`;
  return done(said, 'all-signed-out');
}

async function unlock(username: string): Promise<Done> {
  if (!username) {
    await forgetFailures();
    const said = 'All wrong passwords are forgotten, of admins and customers.';
    return done(said, 'admin-unlocked');
  }
  await forgetAdminFailures(username);
  await forgetCustomerFailures(username);
  // Of a customer the log holds nothing, and no email address.
  const subject = (await isAdmin(username)) ? username : undefined;
  return done(`Wrong passwords for ${username} are forgotten.`, 'admin-unlocked', subject);
}

async function goodPassword(username: string): Promise<string> {
  const password = await askNewPassword();
  const detail = passwordProblem(password, username);
  if (detail) throw new AppError('bad-request', { detail });
  return password;
}
