import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineError } from '../errors.ts';
import type { Address } from '../wire/socket-server.ts';
import type { Lock } from './lock.ts';
import { NOT_LISTENING } from './probe.ts';

/** Socket paths may have 107 bytes on Linux and 103 on macOS; Node truncates longer ones silently. */
const SOCKET_PATH_MAX = 103;

const SOCKET = /^engine-[0-9a-f]{8}\.sock$/;
const socketName = (token: string): string => `engine-${token.slice(0, 8)}.sock`;

/** Returns the folder of a data folder's sockets: itself, or another one when its path is too long. */
function socketFolderOf(folder: string): string {
  const longest = join(folder, socketName('00000000'));
  if (Buffer.byteLength(longest) <= SOCKET_PATH_MAX) return folder;
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join(tmpdir(), `book-store-${hash}`);
}

/** Makes the folder of sockets when it is not the data folder itself. */
export function makeSocketFolder(folder: string): void {
  const place = socketFolderOf(folder);
  if (place === folder) return;
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(place);
  // Another user could have made the folder first, to read what goes through it.
  if (!lstatSync(place).isDirectory() || (process.getuid && uid !== process.getuid()))
    throw new EngineError(
      'data-folder-not-writable',
      `The folder ${place} belongs to another user; the database needs it for its socket.`,
    );
  chmodSync(place, 0o700);
}

/** Removes the sockets of engines that were killed. The caller holds the data folder. */
export async function removeDeadSockets(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const place = socketFolderOf(folder);
  for (const name of readdirSync(place).filter((found) => SOCKET.test(found)))
    if (await isDead(join(place, name))) rmSync(join(place, name), { force: true });
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

/** Returns where the engine with this token listens: on a socket, on Windows on a port of 127.0.0.1. */
export const addressOf = (
  folder: string,
  { token, port }: Pick<Lock, 'token' | 'port'>,
): Address =>
  process.platform === 'win32'
    ? { host: '127.0.0.1', port: port ?? 0 }
    : { path: join(socketFolderOf(folder), socketName(token)) };

/** Returns an address as clients name a server. */
export const hostOf = (address: Address): string =>
  'path' in address ? address.path : `${address.host}:${address.port}`;

/**
 * Returns the connection string of the database `shop` at an address. Drivers would look for the members of the
 * set, whose names they write in lower case, and number every write so that it can be repeated.
 */
export function uriOf(address: Address): string {
  const host = 'path' in address ? encodeURIComponent(address.path) : hostOf(address);
  return `mongodb://${host}/shop?directConnection=true&retryWrites=false`;
}
