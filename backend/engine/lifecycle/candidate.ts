import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync } from 'node:fs';
import type { Engine } from '../engine.ts';
import { listen } from '../wire/socket-server.ts';
import { addressOf, hostOf, makeSocketFolder, uriOf } from './address.ts';
import type { Lock } from './lock.ts';

/** An engine that may become the one of a data folder: it listens before it takes the lock that names it. */
export interface Candidate {
  name: Omit<Lock, 'number'>;
  /** How clients name it. */
  host: string;
  uri: string;
  /** Whether others can find it: the holder of the lock may have removed its socket as a stale one. */
  isReachable(): boolean;
  /** Serves present and future clients; if the engine fails, they are disconnected. */
  open(engine: Promise<Engine>): void;
  /** Disconnects all clients, runs `close`, and only then stops to listen. */
  stop(close?: () => Promise<void>): Promise<void>;
}

/** Listens for a data folder. */
export async function listenAsCandidate(folder: string): Promise<Candidate> {
  const token = randomUUID();
  const wanted = addressOf(folder, { token });
  let open: (engine: Promise<Engine>) => void = () => {};
  const engine = new Promise<Engine>((resolve) => {
    open = resolve;
  });
  engine.catch(() => {});
  if ('path' in wanted) makeSocketFolder(folder);
  const server = await listen(wanted, engine);
  const isReachable = () => !('path' in wanted) || existsSync(wanted.path);
  if ('path' in wanted && isReachable()) chmodSync(wanted.path, 0o600);
  const { port } = server;
  const address = addressOf(folder, { token, port });
  return {
    name: { token, pid: process.pid, port },
    host: hostOf(address),
    uri: uriOf(address),
    isReachable,
    open,
    stop: (close = async () => {}) => server.stop(close),
  };
}
