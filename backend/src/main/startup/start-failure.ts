import { BadEnv } from '../../platform/config/env.ts';
import { openingSentence } from '../../platform/database/outage.ts';
import { isOutOfDiskSpace } from '../../platform/documents/mongo.ts';
import { isOutage } from '../../platform/errors/outage.ts';

/** The message tells the user what to do. */
export class StartFailure extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StartFailure';
  }
}

/** The message for a failed start, without a stack. */
export function explainFailure(error: unknown): string {
  if (error instanceof StartFailure || error instanceof BadEnv) return error.message;
  const sentence = openingSentence(error);
  if (sentence) return sentence;
  if (isOutOfDiskSpace(error)) {
    return "The database's disk is full, so nothing can be stored. Free some space and try again.";
  }
  if (isOutage(error)) return 'The database has stopped responding. Try again in a minute.';
  return `The shop could not start: ${error instanceof Error ? error.message : String(error)}`;
}

export function portFailure(error: NodeJS.ErrnoException, port: number): StartFailure {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is already in use.`
      : `Port ${port} cannot be opened (${error.code}).`;
  const other = port === 5001 ? 5002 : 5001;
  return new StartFailure(
    `${reason} Choose another port, for example: PORT=${other} npm start`,
    error,
  );
}

/** For a `HOST` that is not an address of this machine. */
export const hostFailure = (host: string | undefined, error: NodeJS.ErrnoException): StartFailure =>
  new StartFailure(
    `HOST: ${host ?? 'any address'} is not an address of this machine (${error.code}). HOST=0.0.0.0 listens on all addresses.`,
    error,
  );
