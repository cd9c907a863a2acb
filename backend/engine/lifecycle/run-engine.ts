import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Engine, openEngine } from '../engine.ts';
import { EngineError } from '../errors.ts';
import { type Address, listen } from '../wire/socket-server.ts';
import { socketPathOf, uriOf } from './address.ts';
import { type DataFolder, prepareFolder } from './data-folder.ts';
import { readLock, releaseLock, takeLock, updateLock } from './lock.ts';
import { openFailure } from './open-failure.ts';
import { askToken } from './probe.ts';

export interface EngineSettings {
  dataDir: string;
  cacheBytes: number;
  expiryIntervalMs: number;
  cursorTimeoutMs: number;
}

export interface RunningEngine {
  uri: string;
  /** True when another start serves the folder and this one only uses it. */
  joined: boolean;
  stop(): Promise<void>;
}

const READY_MS = 15_000;

/** Serves a data folder, or joins the engine that already does. */
export async function runEngine(settings: EngineSettings): Promise<RunningEngine> {
  const folder = prepareFolder(settings.dataDir);
  const socketPath = socketPathOf(folder.path);
  const token = randomUUID();
  for (const deadline = Date.now() + READY_MS; ; await pause(50)) {
    const uri = await runningUri(folder, socketPath);
    if (uri) return { uri, joined: true, stop: async () => {} };
    if (takeLock(folder.lockFile, { pid: process.pid, token })) break;
    if (Date.now() > deadline) throw inUse(folder);
  }
  return serve(settings, folder, socketPath, token);
}

/** The URI of the engine that serves the folder now. */
async function runningUri(
  folder: DataFolder,
  socketPath: string | undefined,
): Promise<string | undefined> {
  const lock = readLock(folder.lockFile);
  if (!lock || (socketPath === undefined && lock.port === undefined)) return undefined;
  const address: Address =
    socketPath === undefined
      ? { host: '127.0.0.1', port: lock.port as number }
      : { path: socketPath };
  const token = await askToken(address, READY_MS);
  return token === lock.token ? uriOf(socketPath, lock.port) : undefined;
}

const inUse = (folder: DataFolder): EngineError =>
  new EngineError(
    'data-folder-in-use',
    `The data folder ${folder.path} is in use by process ${readLock(folder.lockFile)?.pid ?? '?'}, which doesn't answer. Stop it and start again.`,
  );

async function serve(
  settings: EngineSettings,
  folder: DataFolder,
  socketPath: string | undefined,
  token: string,
): Promise<RunningEngine> {
  const { cacheBytes, expiryIntervalMs, cursorTimeoutMs } = settings;
  // The socket comes first: from now on a second start finds somebody listening.
  if (socketPath !== undefined) rmSync(socketPath, { force: true });
  let opened: (engine: Engine) => void = () => {};
  let failed: (error: unknown) => void = () => {};
  const engine = new Promise<Engine>((resolve, reject) => {
    opened = resolve;
    failed = reject;
  });
  engine.catch(() => {});
  const server = await listen(
    socketPath === undefined ? { host: '127.0.0.1', port: 0 } : { path: socketPath },
    engine,
  );
  updateLock(folder.lockFile, { pid: process.pid, token, port: server.port });
  const stop = async () => {
    await server.stop();
    await engine.then((open) => open.close()).catch(() => {});
    if (socketPath !== undefined) rmSync(socketPath, { force: true });
    releaseLock(folder.lockFile, token);
  };
  try {
    opened(
      openEngine({ file: folder.dataFile, token, cacheBytes, expiryIntervalMs, cursorTimeoutMs }),
    );
    await engine;
  } catch (cause) {
    failed(cause);
    await stop();
    throw openFailure(folder.dataFile, cause);
  }
  return { uri: uriOf(socketPath, server.port), joined: false, stop };
}
