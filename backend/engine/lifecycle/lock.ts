import {
  linkSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * The lock of a data folder: files named lock.1, lock.2, … Each names an engine that was listening when
 * it made the file, and whoever listens there holds the folder; the system ends that with the process.
 * When the holder of the highest number is gone, the start that makes the next number holds the folder. The
 * highest number is never removed, so a start that was slow can't take a number for the second time.
 * Neither process numbers nor clocks decide anything.
 */
export interface Lock {
  number: number;
  /** Names an engine: in its address and in its reply to hello. */
  token: string;
  /** For messages only. */
  pid: number;
  /** Where it listens on Windows. */
  port?: number | undefined;
}

const NAME = /^lock\.(\d+)$/;
const isWindows = process.platform === 'win32';

/** Returns the lock with the highest number; undefined in a folder that was never locked. */
export function newestLock(folder: string): Lock | undefined {
  const number = Math.max(0, ...numbersIn(folder));
  return number === 0 ? undefined : readLock(folder, number);
}

/** Takes the lock; returns false when another start has taken this number or a higher one. */
export function takeLock(folder: string, lock: Lock): boolean {
  return publish(folder, lock) && Math.max(...numbersIn(folder)) === lock.number;
}

/** Removes the locks before this one, which is held. */
export function removeOlderLocks(folder: string, { number }: Lock): void {
  for (const older of numbersIn(folder))
    if (older < number) rmSync(pathOf(folder, older), { force: true });
}

const pathOf = (folder: string, number: number): string => join(folder, `lock.${number}`);

const numbersIn = (folder: string): number[] =>
  readdirSync(folder).flatMap((name) => {
    const number = NAME.exec(name)?.[1];
    return number === undefined ? [] : [Number(number)];
  });

/** Makes the file with its content in one step that fails when it is there. */
function publish(folder: string, { number, pid, token, port }: Lock): boolean {
  const path = pathOf(folder, number);
  const content = `${pid}.${token}.${port ?? ''}`;
  const draft = join(folder, `${token}.tmp`);
  try {
    // A link needs no room on a full disk; Windows lets only some users make one.
    if (!isWindows) symlinkSync(content, path);
    else {
      writeFileSync(draft, content);
      linkSync(draft, path);
    }
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    if (isWindows) rmSync(draft, { force: true });
  }
}

/** A lock that can't be read has an empty token. */
function readLock(folder: string, number: number): Lock {
  const path = pathOf(folder, number);
  let content = '';
  try {
    content = isWindows ? readFileSync(path, 'utf8') : readlinkSync(path);
  } catch {
    // It has been removed by the holder of a higher one.
  }
  const [pid = '', token = '', port = ''] = content.split('.');
  return { number, token, pid: Number(pid), port: port === '' ? undefined : Number(port) };
}
