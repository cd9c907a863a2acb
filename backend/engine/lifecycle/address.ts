import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineError } from '../errors.ts';

/** Socket paths may have 107 bytes on Linux and 103 on macOS; Node cuts longer ones off without a word. */
const LONGEST_SOCKET_PATH = 103;

/** Where the engine of a folder listens; undefined on Windows, where it takes a free port of 127.0.0.1. */
export function socketPathOf(
  folder: string,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  if (platform === 'win32') return undefined;
  const beside = join(folder, 'engine.sock');
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET_PATH) return beside;
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const short = join(tmpdir(), `book-store-${hash}`);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(short);
  // Somebody else could have made the folder first to listen in on it.
  if (!lstatSync(short).isDirectory() || (process.getuid && uid !== process.getuid()))
    throw new EngineError(
      'data-folder-not-writable',
      `The folder ${short} belongs to somebody else; the database needs it for its socket.`,
    );
  chmodSync(short, 0o700);
  return join(short, 'engine.sock');
}

/** The connection string of the database `shop` at a socket or port. */
export const uriOf = (socketPath: string | undefined, port: number | undefined): string =>
  socketPath === undefined
    ? `mongodb://127.0.0.1:${port}/shop`
    : `mongodb://${encodeURIComponent(socketPath)}/shop`;
