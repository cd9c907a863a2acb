import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { BackupOutcome } from '../backup-cli/backup-process.ts';
import {
  claimBackup,
  LEASE_MS,
  recordBackup,
  recordFailure,
  releaseBackup,
  renewBackup,
} from '../database/backup-schedule.ts';
import { toSafeLogError } from '../shared/to-safe-log-error.ts';
import { repeat } from './repeat.ts';

/** How often each server looks whether a backup is due. */
const POLL_INTERVAL_MS = 15_000;
/** After a failure; sooner only if backups are made more often. */
const RETRY_MS = 600_000;
/** A backup that takes longer has hung. */
const DURATION_MAX_MS = 12 * 3_600_000;

type Deps = { backups: { everyMs: number }; log: Logger; now: () => Date };

/**
 * Makes the backups that are due, in a process of their own; of all servers of the shop, one at a time. Returns
 * a function that stops it, and a backup that is under way.
 */
export function keepBackups({ backups: { everyMs }, log, now }: Deps): () => Promise<void> {
  const runner = randomUUID();
  let child: ChildProcess | undefined;
  let isStopping = false;

  async function makeIfDue(): Promise<void> {
    const began = now();
    if (isStopping || !(await claimBackup(runner, everyMs, began))) return;
    // It may have been stopped while it claimed.
    if (isStopping) {
      await releaseBackup(runner);
      return;
    }
    child = startProcess();
    const outcome = await outcomeOf(child);
    child = undefined;
    if (isStopping) await releaseBackup(runner);
    else if ('made' in outcome) await succeed(outcome.made, began);
    else await fail(outcome.failure);
  }

  async function succeed(made: Made, began: Date): Promise<void> {
    const { file, ...counts } = made;
    const seconds = (now().getTime() - began.getTime()) / 1000;
    log.info({ event: 'backup-made', file: path.basename(file), ...counts, seconds }, 'backup');
    await recordBackup(runner, began, { ...counts, seconds });
  }

  async function fail(reason: string): Promise<void> {
    log.error({ event: 'backup-failed', reason }, 'backup');
    const retryAt = new Date(now().getTime() + Math.min(RETRY_MS, everyMs));
    await recordFailure(runner, reason, { now: now(), retryAt });
  }

  /** A server that loses the lease stops: another one is making the backup. */
  const renew = async () => {
    if (child && !(await renewBackup(runner, now()))) child.kill('SIGKILL');
  };
  const renewing = setInterval(
    () =>
      void renew().catch((error: unknown) =>
        log.error({ error: toSafeLogError(error) }, 'the lease of a backup could not be renewed'),
      ),
    LEASE_MS / 4,
  );
  const stop = repeat({
    task: 'backups',
    run: makeIfDue,
    pauseMs: Math.min(POLL_INTERVAL_MS, everyMs),
    log,
    now,
  });
  return async () => {
    isStopping = true;
    clearInterval(renewing);
    child?.kill('SIGKILL');
    await stop();
  };
}

type Made = Extract<BackupOutcome, { made: unknown }>['made'];

/** With this process's options and environment, so that it finds the same database. */
function startProcess(): ChildProcess {
  const { pathname } = new URL(import.meta.url);
  const program = new URL(`../backup-cli/backup-process${path.extname(pathname)}`, import.meta.url);
  return fork(fileURLToPath(program), [], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: DURATION_MAX_MS,
    killSignal: 'SIGKILL',
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
