import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'shop-sign-in-';
const SOCKET = 'sign-in.sock';
/** A socket path is limited to 103 bytes on macOS; folder and socket name take 33 of them. */
const PARENT_MAX = 70;

const parentFolder = (): string => (tmpdir().length > PARENT_MAX ? '/tmp' : tmpdir());

/** Returns the path of the emulator's socket in its folder. */
export const socketIn = (folder: string): string => join(folder, SOCKET);

/**
 * Creates a folder for an emulator, readable by this user only, and removes the folders of emulators
 * that were killed together with their shop: this user's folders with a socket without a listener.
 */
export async function makeEmulatorFolder(): Promise<string> {
  const parent = parentFolder();
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    if (name.startsWith(PREFIX) && (await isDead(folder)))
      await rm(folder, { recursive: true, force: true });
  }
  return mkdtemp(join(parent, PREFIX));
}

async function isDead(folder: string): Promise<boolean> {
  try {
    const { uid } = await lstat(folder);
    return uid === process.getuid?.() && (await refuses(socketIn(folder)));
  } catch {
    // Another process has removed it.
    return false;
  }
}

/** Returns true for a socket without a listener; false if it does not exist yet, during a start. */
const refuses = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED'));
  });
