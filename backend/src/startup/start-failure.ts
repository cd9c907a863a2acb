import { BadEnv } from '../config/env.ts';
import { engineSentence, isOutage } from '../database/connect.ts';

/** A reason not to start that the person at the keyboard can act on. */
export class StartFailure extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StartFailure';
  }
}

/** What to tell the person when the shop could not start: sentences, no stack. */
export function explainFailure(error: unknown): string {
  if (error instanceof StartFailure || error instanceof BadEnv) return error.message;
  const sentence = engineSentence(error);
  if (sentence) return sentence;
  if (isOutage(error)) {
    return 'The database at MONGODB_URI does not answer. Is it running, and does it let this machine in?';
  }
  return `The shop could not start: ${error instanceof Error ? error.message : String(error)}`;
}

/** The sentence for a port that cannot be listened on. */
export function portFailure(error: NodeJS.ErrnoException, port: number): StartFailure {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is already in use.`
      : `Port ${port} cannot be opened (${error.code}).`;
  const other = port === 5001 ? 5002 : 5001;
  return new StartFailure(
    `${reason} Choose another one, for example: PORT=${other} npm start`,
    error,
  );
}

/** The sentence for a `HOST` that is no address of this machine. */
export const hostFailure = (host: string | undefined, error: NodeJS.ErrnoException): StartFailure =>
  new StartFailure(
    `HOST: ${host ?? 'any address'} is no address of this machine (${error.code}). HOST=0.0.0.0 listens on all of them.`,
    error,
  );
