import { lstatSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOCKET, SOCKET_FOLDER } from './address.ts';
import { NOT_LISTENING } from './probe.ts';

/**
 * Removes what engines that were killed left behind: dead sockets in the data folder, folders of dead
 * sockets among the temporary files, and the lock of earlier versions. The caller holds the folder.
 */
export async function removeStaleFiles(folder: string): Promise<void> {
  for (const name of readdirSync(folder))
    if (/^engine\.lock(\.|$)/.test(name)) rmSync(join(folder, name), { force: true });
  if (process.platform === 'win32') return;
  await removeDeadSockets(folder);
  for (const name of readdirSync(tmpdir())) {
    const place = join(tmpdir(), name);
    if (!SOCKET_FOLDER.test(name) || !isOurs(place)) continue;
    await removeDeadSockets(place);
    removeIfEmpty(place);
  }
}

/** Removes a folder unless something is in it. */
export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It is in use.
  }
}

async function removeDeadSockets(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((found) => SOCKET.test(found)))
    if (await isDead(join(folder, name))) rmSync(join(folder, name), { force: true });
}

function isOurs(place: string): boolean {
  try {
    const status = lstatSync(place);
    return status.isDirectory() && status.uid === process.getuid?.();
  } catch {
    return false;
  }
}

const isDead = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.on('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.on('error', ({ code }: NodeJS.ErrnoException) => resolve(NOT_LISTENING.has(code)));
  });
