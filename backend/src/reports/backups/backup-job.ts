import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Job, JobRun } from '../../platform/jobs/job.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import { isAsked } from './ask-for-backup.ts';
import type { LastBackup } from './last-backup.ts';

/** Sent by the backup process to the server that started it. */
export type BackupOutcome =
  | { made: Pick<LastBackup, 'documents' | 'bytes'> & { file: string } }
  | { failure: string };

/** A longer backup is considered hung. */
const DURATION_MAX_MS = 12 * 3_600_000;
/** Documents are only passed through; with room, V8 would let garbage pile up beside the shop. */
const SMALL_HEAP = ['--max-old-space-size=160', '--max-semi-space-size=2'];

/** The message is for the log and quotes no data. */
class BackupFailed extends Error {
  override name = 'BackupFailed';
}

/** Makes backups, each in a process of its own: by schedule, if there is one, and when asked. */
export const backupJob = ({ everyMs }: { everyMs?: number | undefined }): Job => ({
  name: 'backups',
  everyMs: everyMs ?? DAY_MS,
  hasWork: async (now) => everyMs !== undefined || isAsked(now),
  run: makeBackup,
});

async function makeBackup({ now, log, signal }: JobRun): Promise<LastBackup> {
  const begunAt = now();
  const outcome = await outcomeOf(startProcess(signal));
  if ('failure' in outcome) throw new BackupFailed(outcome.failure);
  const { file, ...counts } = outcome.made;
  const seconds = (now().getTime() - begunAt.getTime()) / 1000;
  log.info({ event: 'backup-made', file: path.basename(file), ...counts, seconds }, 'backup');
  return { begunAt, ...counts, seconds };
}

/** With this process's options and environment, so that it finds the same database. */
function startProcess(signal: AbortSignal): ChildProcess {
  const { pathname } = new URL(import.meta.url);
  const program = new URL(
    `../../main/backup-cli/backup-process${path.extname(pathname)}`,
    import.meta.url,
  );
  return fork(fileURLToPath(program), [], {
    execArgv: [...process.execArgv, ...SMALL_HEAP],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: DURATION_MAX_MS,
    killSignal: 'SIGKILL',
    signal,
  });
}

const outcomeOf = (child: ChildProcess): Promise<BackupOutcome> =>
  new Promise((resolve) => {
    child.once('message', (outcome: BackupOutcome) => resolve(outcome));
    child.once('error', (error) => resolve({ failure: error.message }));
    child.once('close', (code, signal) =>
      resolve({ failure: `The process that makes it ended with ${signal ?? `code ${code}`}.` }),
    );
  });
