import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { type RunningServer, runServer } from './run-server.ts';

export type Servers = {
  /** A folder of this test's own; the shop's data lie in `data` below it. */
  dir: () => string;
  start: (env?: Record<string, string>) => RunningServer;
};

/** Real processes on free ports, one data folder for each test; all are ended after it. */
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

/** Where an open shop says that it is. */
export const addressOf = (server: RunningServer): string =>
  /http:\/\/localhost:\d+/.exec(server.printed())?.[0] ?? '';
