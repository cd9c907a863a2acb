import { type ChildProcess, spawn } from 'node:child_process';
import { backendDir } from '../../platform/config/directories.ts';
import { programOf } from './built-program.ts';

export type RunningServer = {
  child: ChildProcess;
  /** Everything printed so far. */
  printed: () => string;
  /** Resolves when the shop is ready; rejects if it exits first. */
  opened: Promise<void>;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
};

/** The keys of a real Firebase project, which is never called. */
export const FIREBASE_KEYS = {
  FIREBASE_PROJECT_ID: 'test-shop',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'test-shop.firebaseapp.com',
};

/**
 * Starts the shop in its own process with only these environment variables. `FAULT` names a fault of
 * `fault-injection.mjs`.
 */
export function runServer(env: Record<string, string>): RunningServer {
  const program = programOf('main/server.ts', { mayFail: Boolean(env.FAULT) });
  const child = spawn(process.execPath, program, {
    cwd: backendDir,
    env: { PATH: process.env.PATH, ...FIREBASE_KEYS, BACKUP_EVERY: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  const opened = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        text += chunk;
        if (text.includes('Press Ctrl-C to stop it')) resolve();
      });
    }
    void ended.then(() => reject(new Error(`The server exited early:\n${text}`)));
  });
  opened.catch(() => {});
  return { child, printed: () => text, opened, ended };
}
