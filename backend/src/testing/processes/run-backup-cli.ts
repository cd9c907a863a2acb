import { spawn } from 'node:child_process';
import { backendDir } from '../../platform/config/directories.ts';
import { programOf } from './built-program.ts';

/**
 * Runs `npm run backup` or `npm run restore` with only these environment variables. Resolves with the exit
 * code, or the signal that killed it, and its output.
 */
export async function runBackupCli(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ ended: unknown; printed: string }> {
  const program = programOf('main/backup-cli/backup-cli.ts', { mayFail: Boolean(env.FAULT) });
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: backendDir,
    env: { PATH: process.env.PATH, ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  const ended = await new Promise((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  return { ended, printed };
}
