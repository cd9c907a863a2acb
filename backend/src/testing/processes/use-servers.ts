import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { type RunningServer, runServer } from './run-server.ts';

export type Servers = {
  /** This test's own folder; the shop's data is in its `data` folder. */
  dir: () => string;
  start: (env?: Record<string, string>) => RunningServer;
};

/** Runs real server processes on free ports, with a data folder for each test, and kills them after it. */
export function useServers(): Servers {
  let dir = '';
  const running: RunningServer[] = [];
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'book-store-server-'));
  });
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(dir, { recursive: true });
  });
  return {
    dir: () => dir,
    start: (env = {}) => {
      const server = runServer({ PORT: '0', DATA_DIR: path.join(dir, 'data'), ...env });
      running.push(server);
      return server;
    },
  };
}

/** The URL that a running shop printed. */
export const addressOf = (server: RunningServer): string =>
  /http:\/\/localhost:\d+/.exec(server.printed())?.[0] ?? '';
