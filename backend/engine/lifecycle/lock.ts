import { linkSync, readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs';

/** What an engine writes into its lock file. */
export interface LockContent {
  pid: number;
  /** Names this engine in its answer to hello, so that a port taken by somebody else is no mistake. */
  token: string;
  /** Where it listens on Windows. */
  port?: number;
}

/** An engine listens within this time after taking the lock; an older lock without a listener is stale. */
const STARTING_MS = 10_000;

/** Takes the lock: true when it is ours now. The caller has made sure that nobody listens. */
export function takeLock(file: string, content: LockContent): boolean {
  if (create(file, content)) return true;
  const found = readLock(file);
  if (found && isRunning(found.pid) && isYoung(file)) return false;
  return removeStale(file, found) && create(file, content);
}

function create(file: string, content: LockContent): boolean {
  try {
    writeFileSync(file, JSON.stringify(content), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

export function readLock(file: string): LockContent | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockContent;
  } catch {
    return undefined;
  }
}

/** Replaces the content of a lock that is ours. */
export function updateLock(file: string, content: LockContent): void {
  writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Gives up a lock if it is still ours. */
export function releaseLock(file: string, token: string): void {
  if (readLock(file)?.token === token) unlinkSync(file);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isYoung(file: string): boolean {
  try {
    return Date.now() - statSync(file).mtimeMs < STARTING_MS;
  } catch {
    return false;
  }
}

/** Moves a stale lock away. Another start may have replaced it meanwhile: then its lock is put back. */
function removeStale(file: string, seen: LockContent | undefined): boolean {
  const aside = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    renameSync(file, aside);
    const moved = readLock(aside);
    const same = moved?.token === seen?.token;
    if (!same) linkSync(aside, file);
    unlinkSync(aside);
    return same;
  } catch {
    return false;
  }
}
