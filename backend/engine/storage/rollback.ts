import { CommandError } from '../errors.ts';

/** Thrown inside a transaction to roll all of it back; the client is told the `reason`. */
export class Rollback extends Error {
  readonly reason: CommandError;

  constructor(reason: CommandError) {
    super(reason.message);
    this.reason = reason;
  }
}

/** Runs a part of a write of which either everything or nothing may stay. */
export function allOrNothing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof CommandError ? new Rollback(error) : error;
  }
}
