import { tellAdmin } from '../../people/team/team-mails.ts';
import { NOT_RECORDED, recordCommand } from '../../platform/audit/record-command.ts';
import { loadEnvFile, readEnv } from '../../platform/config/env.ts';
import { openDatabase } from '../../platform/database/connect.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { refreshShop } from '../../settings/shop/current-shop.ts';
import { prepareDataFolder } from '../startup/data-folder.ts';
import { explainFailure } from '../startup/start-failure.ts';
import { Cancelled } from './ask-password.ts';
import { COMMANDS, isRole, USAGE } from './commands.ts';

/** Conventional exit codes for wrong usage and for Ctrl-C. */
const USAGE_ERROR = 2;
const INTERRUPTED = 130;

/** Manages the admins in the configured database. Returns the exit code. */
async function main([name = '', ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const [, role] = args;
  if (!command?.args.includes(args.length) || (role !== undefined && !isRole(role))) {
    process.stderr.write(USAGE);
    return USAGE_ERROR;
  }
  loadEnvFile();
  const env = readEnv();
  prepareDataFolder(env.dataDir);
  const answer = (await command.ask?.()) ?? '';
  const database = await openDatabase(env);
  try {
    const { message, change, told, failed } = await command.run(args[0] ?? '', answer, role);
    process.stdout.write(`${message}\n`);
    if (told) {
      await refreshShop();
      // A running shop sends it, or the next start does.
      await tellAdmin(told.admin, told.of, { sends: env.mail !== undefined, now: new Date() });
    }
    if (change && !(await recordCommand(change))) process.stderr.write(NOT_RECORDED);
    return failed ? 1 : 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const cancelled = error instanceof Cancelled;
  const message = error instanceof AppError ? error.message : explainFailure(error);
  process.stderr.write(cancelled ? '\nNothing was changed.\n' : `${message}\n`);
  process.exitCode = cancelled ? INTERRUPTED : 1;
}
