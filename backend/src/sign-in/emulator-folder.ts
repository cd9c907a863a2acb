import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'shop-sign-in-';
const SOCKET = 'sign-in.sock';
/** A socket's path may have 103 bytes on macOS; folder and socket take 33 of them. */
const PARENT_MAX = 70;

const parentFolder = (): string => (tmpdir().length > PARENT_MAX ? '/tmp' : tmpdir());

/** The path of the emulator's socket in its folder. */
export const socketIn = (folder: string): string => join(folder, SOCKET);

/**
 * Makes a folder for an emulator, readable by this user only, and removes those of emulators that were
 * killed together with their shop: a folder of this user with a socket on which nobody listens.
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
    // Somebody else has removed it.
    return false;
  }
}

/** True for a socket without a listener; false where none is yet, as of an emulator that starts. */
const refuses = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED'));
  });
