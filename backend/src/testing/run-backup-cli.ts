import { spawn } from 'node:child_process';
import path from 'node:path';
import { backendDir } from '../config/directories.ts';

/**
 * Runs `npm run backup` or `npm run restore` with only these environment variables. Resolves with the exit code,
 * or the signal that killed it, and what it printed.
 */
export async function runBackupCli(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ ended: unknown; printed: string }> {
  const faultInjection = new URL('./fault-injection.ts', import.meta.url).href;
  const preloads = ['tsx', faultInjection].flatMap((one) => ['--import', one]);
  const command = path.join('src', 'backup-cli', 'backup-cli.ts');
  const child = spawn(
    process.execPath,
    ['--conditions=book-store-source', ...preloads, command, ...args],
    { cwd: backendDir, env: { PATH: process.env.PATH, ...env } },
  );
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
