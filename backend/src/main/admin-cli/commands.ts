import { ADMIN_ROLES, type AdminRole } from '@book-store/contract/admin-roles';
import type { AdminAction } from '@book-store/contract/platform/audit/admin-actions';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { checkStock } from '../../catalogue/stock/check-stock.ts';
import type { Compared } from '../../catalogue/stock/compare-stock.ts';
import { reconcileStock } from '../../catalogue/stock/reconcile-stock.ts';
import { forgetCustomerFailures } from '../../people/accounts/client-limits.ts';
import { addAdmin } from '../../people/admins/add-admin.ts';
import type { StoredAdmin } from '../../people/admins/admins.model.ts';
import { changeRole } from '../../people/admins/change-role.ts';
import { byName, isAdmin, listAdmins } from '../../people/admins/find-admins.ts';
import { removeAdmin } from '../../people/admins/remove-admin.ts';
import { forgetAdminFailures, setPassword } from '../../people/admins/set-password.ts';
import { resetSecondFactor } from '../../people/second-factor/reset-second-factor.ts';
import { signOutAll } from '../../people/sessions/admin-sessions.store.ts';
import { forgetFailures } from '../../people/sign-in/sign-in-guard.ts';
import type { Notice } from '../../people/team/team-mails.ts';
import { passwordProblem } from '../../platform/config/password-rule.ts';
import { AppError, badRequest } from '../../platform/errors/errors.ts';
import { readShopSettings } from '../../settings/shop/read-shop-settings.ts';
import { askNewPassword } from './ask-password.ts';
import { writeAccounts } from './write-accounts.ts';

const MEND = '--mend';
const COMMAND_LINE = 'command line';

type Command = {
  /** Allowed numbers of arguments. */
  args: readonly number[];
  /** Prompts the user. Runs before the database is opened, so that a prompt does not lock out the shop. */
  ask?: () => Promise<string>;
  /** Runs the command with the answer to `ask`, and its second argument. */
  run: (username: string, answer: string, role?: AdminRole) => Promise<Result>;
};

type Result = {
  /** For the user. */
  message: string;
  /** For the activity log; `undefined` if nothing changed. */
  change: AdminChange | undefined;
  /** Whom to tell of it by mail, as the dashboard does. */
  told?: { admin: StoredAdmin; of: Notice };
  /** Whether a check has found faults. */
  failed?: boolean;
};

export const USAGE = `Manages the admins and accounts of the shop, and checks its stock. Can be used while the shop is running.

  npm run admin -- list                    list all admins
  npm run admin -- add NAME [staff]        add an owner, or staff
  npm run admin -- role NAME owner|staff   make somebody an owner or staff, and end their sessions
  npm run admin -- passwd NAME             set a new password and end all sessions of that admin
  npm run admin -- reset-second-factor NAME
                                           remove the second factor of an admin, and end their sessions
  npm run admin -- remove NAME             remove an admin; the last owner cannot be removed
  npm run admin -- sign-out-all            end the sessions of all admins; passwords stay the same
  npm run admin -- unlock [NAME]           forget wrong passwords, of one person or of all
  npm run admin -- export-accounts FOLDER  write the customers' accounts for a Firebase project
  npm run admin -- check                   compare the copies of all books with their stock log
  npm run admin -- check --mend            and give the books that differ the copies that their log says

The command prompts for the password or reads it from standard input; it is never an argument.
`;

export const COMMANDS: Record<string, Command> = {
  list: { args: [0], run: list },
  add: { args: [1, 2], ask: askNewPassword, run: add },
  role: { args: [2], run: role },
  passwd: { args: [1], ask: askNewPassword, run: passwd },
  'reset-second-factor': { args: [1], run: resetFactor },
  remove: { args: [1], run: remove },
  'sign-out-all': { args: [0], run: signOut },
  unlock: { args: [0, 1], run: unlock },
  'export-accounts': { args: [1], run: exportTo },
  check: { args: [0, 1], run: check },
};

const changeOf = (
  action: AdminAction,
  name: string | undefined,
  fields: AdminChange['fields'] = [],
): AdminChange => ({ action, subject: { name }, fields });

const done = (
  message: string,
  action: AdminAction,
  username?: string,
  told?: Result['told'],
): Result => ({
  message,
  change: changeOf(action, username),
  ...(told && { told }),
});

async function list(): Promise<Result> {
  const admins = await listAdmins();
  const lines = admins.map(
    ({ username, role, createdAt }) =>
      `${createdAt.toISOString().slice(0, 10)}  ${role}  ${username}`,
  );
  return { message: lines.join('\n') || 'There is no admin yet.', change: undefined };
}

async function add(username: string, password: string, to: AdminRole = 'owner'): Promise<Result> {
  await requireStrong(password, username);
  await addAdmin({ username, password }, { now: new Date(), role: to });
  return {
    message: `${username} is now ${IN_WORDS[to]}.`,
    change: changeOf('admin-added', username, [{ field: 'role', to }]),
  };
}

async function role(username: string, _answer: string, to: AdminRole = 'owner'): Promise<Result> {
  const { admin, from } = await changeRole(byName(username), to);
  const message = `${admin.username} is ${IN_WORDS[to]}.`;
  if (from === to) return { message, change: undefined };
  const fields = [{ field: 'role', from, to }];
  return {
    message,
    change: changeOf('admin-role-changed', admin.username, fields),
    told: { admin, of: 'roleChanged' },
  };
}

const IN_WORDS: Record<AdminRole, string> = { owner: 'an owner', staff: 'staff' };

export const isRole = (given: string): given is AdminRole =>
  ADMIN_ROLES.some((one) => one === given);

async function passwd(username: string, password: string): Promise<Result> {
  await requireStrong(password, username);
  const admin = await setPassword({ username, password });
  const message = `The password of ${username} has been changed, and all sessions have ended.`;
  return done(message, 'password-changed', username, { admin, of: 'passwordChanged' });
}

async function resetFactor(username: string): Promise<Result> {
  const before = await resetSecondFactor(byName(username));
  if (!before.secondFactor)
    return { message: `${username} has no second factor.`, change: undefined };
  const message = `${username} has no second factor any more, and all sessions have ended. The password is as before.`;
  const told = { admin: before, of: 'secondFactorReset' } as const;
  return done(message, 'second-factor-reset', username, told);
}

async function remove(username: string): Promise<Result> {
  const admin = await removeAdmin(byName(username));
  const told = { admin, of: 'removed' } as const;
  return done(`${username} is no longer an admin.`, 'admin-removed', username, told);
}

async function signOut(): Promise<Result> {
  const admins = await signOutAll();
  const message = `All sessions have ended (${admins === 1 ? '1 admin' : `${admins} admins`}).`;
  return done(message, 'all-signed-out');
}

async function unlock(username: string): Promise<Result> {
  if (!username) {
    await forgetFailures();
    const message = 'All wrong passwords of admins and customers have been forgotten.';
    return done(message, 'admin-unlocked');
  }
  await forgetAdminFailures(username);
  await forgetCustomerFailures(username);
  // The log must not contain a customer's email address.
  const subject = (await isAdmin(username)) ? username : undefined;
  const message = `The wrong passwords for ${username} have been forgotten.`;
  return done(message, 'admin-unlocked', subject);
}

async function exportTo(folder: string): Promise<Result> {
  const { files, accounts } = await writeAccounts(folder);
  if (files === 0) return { message: 'The shop has no accounts of its own.', change: undefined };
  const counted = `${accounts} ${accounts === 1 ? 'account is' : 'accounts are'}`;
  const message = `${counted} in ${folder}, with the hashes of their passwords. Delete it once they are imported.`;
  return done(message, 'accounts-exported');
}

async function check(option: string): Promise<Result> {
  if (option !== '' && option !== MEND) throw badRequest(USAGE);
  const { books, different } = await checkStock({ now: new Date() });
  if (different.length === 0) {
    const message = `The copies of all ${books} books that are counted are as their stock log says.`;
    return { message, change: undefined };
  }
  if (option !== MEND) {
    const lines = different.map(
      ({ title, stock, logged }) => `${title}: ${stock} copies, ${logged} by its stock log`,
    );
    const hint = `To give them the copies that the log says: npm run admin -- check ${MEND}`;
    return { message: [...lines, hint].join('\n'), change: undefined, failed: true };
  }
  return mend(different);
}

/** Sets each book's stock to what its log says; a book that cannot have that stock does not stop the others. */
async function mend(different: readonly Compared[]): Promise<Result> {
  const lines: string[] = [];
  const mended: Compared[] = [];
  for (const one of different) {
    const note = { by: COMMAND_LINE, reason: 'as the stock log says', at: new Date() };
    try {
      await reconcileStock(one._id.toString(), note);
      mended.push(one);
      lines.push(
        `${one.title}: ${one.logged} copies now, as its log says, instead of ${one.stock}`,
      );
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      lines.push(`${one.title}: ${error.message}`);
    }
  }
  const fields = mended.map(({ stock, logged }) => ({
    field: 'stock',
    from: `${stock}`,
    to: `${logged}`,
  }));
  const name = mended.length === 1 ? mended[0]?.title : `${mended.length} books`;
  const change = { action: 'stock-changed' as const, subject: { name }, fields };
  return {
    message: lines.join('\n'),
    change: mended.length > 0 ? change : undefined,
    failed: mended.length < different.length,
  };
}

async function requireStrong(password: string, username: string): Promise<void> {
  const detail = passwordProblem(password, username, (await readShopSettings()).identity.name);
  if (detail) throw badRequest(detail);
}
