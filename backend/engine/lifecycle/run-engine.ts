import { randomUUID } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Engine, openEngine } from '../engine.ts';
import { EngineError } from '../errors.ts';
import { type Address, listen } from '../wire/socket-server.ts';
import { socketPathOf, uriOf } from './address.ts';
import { type DataFolder, prepareFolder } from './data-folder.ts';
import { readLock, releaseLock, takeLock, updateLock } from './lock.ts';
import { openFailure } from './open-failure.ts';
import { askListener } from './probe.ts';

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

/** Serves a data folder, or joins the engine that already does. Rejects with an EngineError. */
export async function runEngine(settings: EngineSettings): Promise<RunningEngine> {
  const folder = prepareFolder(settings.dataDir);
  try {
    return await joinOrServe(settings, folder);
  } catch (cause) {
    throw openFailure(folder.dataFile, cause);
  }
}

async function joinOrServe(settings: EngineSettings, folder: DataFolder): Promise<RunningEngine> {
  const socketPath = socketPathOf(folder.path);
  const token = randomUUID();
  for (const deadline = Date.now() + READY_MS; ; await pause(50)) {
    const found = await findRunning(folder, socketPath);
    if (typeof found === 'object') return { ...found, joined: true, stop: async () => {} };
    // Whoever listens and says nothing is alive: its lock is never stale.
    if (found === 'nobody' && takeLock(folder.lockFile, { pid: process.pid, token })) break;
    if (Date.now() > deadline) throw inUse(folder);
  }
  return serve(settings, folder, socketPath, token);
}

/** The engine that serves the folder now, if one does. */
async function findRunning(
  folder: DataFolder,
  socketPath: string | undefined,
): Promise<{ uri: string } | 'silent' | 'nobody'> {
  const lock = readLock(folder.lockFile);
  if (socketPath === undefined && lock?.port === undefined) return 'nobody';
  const address: Address =
    socketPath === undefined
      ? { host: '127.0.0.1', port: lock?.port as number }
      : { path: socketPath };
  const listener = await askListener(address, READY_MS);
  if (typeof listener === 'string') return listener;
  if (listener.token === lock?.token) return { uri: uriOf(socketPath, lock.port) };
  // On Windows another program may have got the port; a socket of ours has just changed hands.
  return socketPath === undefined ? 'nobody' : 'silent';
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
  if (socketPath !== undefined) {
    removeSocket(socketPath, folder);
    // An engine that has just stopped may have taken the folder of its socket with it.
    socketPathOf(folder.path);
  }
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
  if (server.port !== undefined)
    updateLock(folder.lockFile, { pid: process.pid, token, port: server.port });
  else if (socketPath !== undefined) chmodSync(socketPath, 0o600);
  const stop = async () => {
    await server.stop(() => engine.then((open) => open.close()).catch(() => {}));
    if (socketPath !== undefined) removeSocket(socketPath, folder);
    releaseLock(folder.lockFile, token);
  };
  try {
    opened(
      await openEngine({
        file: folder.dataFile,
        token,
        cacheBytes,
        expiryIntervalMs,
        cursorTimeoutMs,
      }),
    );
    await engine;
  } catch (cause) {
    failed(cause);
    await stop();
    throw cause;
  }
  return { uri: uriOf(socketPath, server.port), joined: false, stop };
}

/** Takes the socket away, and its folder when that was made only for it. */
function removeSocket(socketPath: string, folder: DataFolder): void {
  rmSync(socketPath, { force: true });
  const place = dirname(socketPath);
  if (place !== folder.path) rmSync(place, { recursive: true, force: true });
}
