import { setTimeout as pause } from 'node:timers/promises';
import { openEngine, type Tuning } from '../engine.ts';
import { EngineError } from '../errors.ts';
import { addressOf, removeDeadSockets, uriOf } from './address.ts';
import { type Candidate, listenAsCandidate } from './candidate.ts';
import { type DataFolder, prepareFolder } from './data-folder.ts';
import { type Lock, newestLock, removeOlderLocks, takeLock } from './lock.ts';
import { openFailure } from './open-failure.ts';
import { probe } from './probe.ts';

export interface EngineSettings extends Tuning {
  dataDir: string;
}

export interface RunningEngine {
  uri: string;
  /** True when another start serves the folder and this one only uses it. */
  joined: boolean;
  stop(): Promise<void>;
}

const READY_TIMEOUT_MS = 15_000;
const RETRY_MS = 50;

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
  for (const deadline = performance.now() + READY_TIMEOUT_MS; ; await pause(RETRY_MS)) {
    const holder = newestLock(folder.path);
    const found = holder ? await ask(folder, holder) : 'none';
    if (found === 'listens' && holder)
      return { uri: uriOf(addressOf(folder.path, holder)), joined: true, stop: async () => {} };
    if (found === 'none') {
      const engine = await serveAs((holder?.number ?? 0) + 1, settings, folder);
      if (engine) return engine;
    }
    if (performance.now() > deadline) throw inUse(folder, holder);
  }
}

/** Returns whether the holder of the lock listens, is gone, or is alive but doesn't reply. */
async function ask(folder: DataFolder, holder: Lock): Promise<'listens' | 'none' | 'silent'> {
  if (holder.token === '') return 'none';
  const listener = await probe(addressOf(folder.path, holder), READY_TIMEOUT_MS);
  if (typeof listener === 'string') return listener;
  // On Windows another program may have taken the port.
  return listener.token === holder.token ? 'listens' : 'none';
}

const inUse = (folder: DataFolder, holder: Lock | undefined): EngineError =>
  new EngineError(
    'data-folder-in-use',
    `The data folder ${folder.path} is in use by process ${holder?.pid ?? '?'}, which doesn't answer. Stop it and start again.`,
  );

/** Serves the folder with the lock of this number; undefined when another start has taken it. */
async function serveAs(
  number: number,
  settings: EngineSettings,
  folder: DataFolder,
): Promise<RunningEngine | undefined> {
  const candidate = await listenAsCandidate(folder.path);
  const lock = { ...candidate.name, number };
  try {
    if (takeLock(folder.path, lock) && candidate.isReachable())
      return await serve(settings, folder, lock, candidate);
    await candidate.stop();
    return undefined;
  } catch (cause) {
    await candidate.stop();
    throw cause;
  }
}

async function serve(
  { dataDir: _, ...tuning }: EngineSettings,
  { path, dataFile }: DataFolder,
  lock: Lock,
  { host, uri, open, stop }: Candidate,
): Promise<RunningEngine> {
  removeOlderLocks(path, lock);
  const { token } = lock;
  const opening = removeDeadSockets(path).then(() =>
    openEngine({ file: dataFile, token, host, ...tuning }),
  );
  open(opening);
  const engine = await opening;
  return { uri, joined: false, stop: () => stop(() => engine.close()) };
}
