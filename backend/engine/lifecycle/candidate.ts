import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync } from 'node:fs';
import type { Engine } from '../engine.ts';
import { listen } from '../wire/socket-server.ts';
import { addressOf, makeSocketFolder, socketFolderOf, uriOf } from './address.ts';
import { removeIfEmpty } from './litter.ts';
import type { Lock } from './lock.ts';

/** An engine that listens before it takes the lock, so that the lock means something from the first moment. */
export interface Candidate {
  name: Omit<Lock, 'number'>;
  uri: string;
  /** Whether others can find it: a holder that cleared up may have taken its socket for a dead one. */
  isReachable(): boolean;
  /** Serves those who have connected and will; a failed engine disconnects them. */
  open(engine: Promise<Engine>): void;
  /** Disconnects all clients, runs `close`, and only then stops to listen. */
  stop(close?: () => Promise<void>): Promise<void>;
}

/** Listens for a data folder; undefined when another start has just removed the folder of sockets. */
export async function listenAsCandidate(folder: string): Promise<Candidate | undefined> {
  const token = randomUUID();
  const wanted = addressOf(folder, { token });
  let open: (engine: Promise<Engine>) => void = () => {};
  const engine = new Promise<Engine>((resolve) => {
    open = resolve;
  });
  engine.catch(() => {});
  if ('path' in wanted) makeSocketFolder(folder);
  const server = await listen(wanted, engine).catch(unlessFolderIsGone);
  if (!server) return undefined;
  const isReachable = () => !('path' in wanted) || existsSync(wanted.path);
  if ('path' in wanted && isReachable()) chmodSync(wanted.path, 0o600);
  const { port } = server;
  return {
    name: { token, pid: process.pid, port },
    uri: uriOf(addressOf(folder, { token, port })),
    isReachable,
    open,
    async stop(close = async () => {}) {
      await server.stop(close);
      const place = socketFolderOf(folder);
      if (place !== folder) removeIfEmpty(place);
    },
  };
}

function unlessFolderIsGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
