import { createHash } from 'node:crypto';
import { encodeDocument } from '../bson/encode.ts';
import type { Document } from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';
import type { Past, Store } from '../storage/store.ts';
import { keepCommitted } from './committed-numbers.ts';
import type { WholeResults } from './whole-results.ts';

/** What a command answers. */
export interface Answer {
  reply: Document;
  /** What it finds, for a command that opens a cursor. */
  results: WholeResults;
}

/** A command of a transaction. It runs several times and has to make up the same values each time. */
export interface Step {
  writes: boolean;
  /** About how much memory it takes. */
  bytes: number;
  run: (store: Store) => Answer;
}

/** So many commands, which run again with each further one, take about a second in all. */
const MAX_WRITES = 100;
/** Those that read run again only when somebody else has written. */
const MAX_COMMANDS = 500;
/** As many bytes of commands as MongoDB's oplog held of one transaction. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * A list of commands, each of which was answered by running all of them and taking the changes back. The commit
 * runs them once more, and stands only when every answer is what it was before: so a transaction has seen nothing
 * but what it saw at that moment, and needs no locks.
 */
export class Transaction {
  readonly number: bigint;
  bytes = 0;
  state: 'open' | 'committed' | 'aborted' = 'open';
  readonly #session: string;
  readonly #store: Store;
  readonly #onEnd: () => void;
  #steps: (Step & { digest: string })[] = [];
  /** The store at the first command, which all of them see as long as none writes. */
  #past: Past | undefined;
  /** What the file was like when all of them ran last. */
  #changes = -1;
  #committed: Promise<void> | undefined;

  /** `onEnd` is called when it is committed or aborted. */
  constructor(session: string, number: bigint, store: Store, onEnd: () => void) {
    this.#session = session;
    this.number = number;
    this.#store = store;
    this.#onEnd = onEnd;
  }

  /** Runs one more command. It is aborted when that fails: WriteConflict (112) when earlier answers are outdated. */
  run(step: Step): Answer {
    try {
      this.bytes += step.bytes;
      if (this.bytes > MAX_BYTES)
        throw new CommandError(
          ErrorCode.TransactionTooLarge,
          `The commands of a transaction may have at most ${MAX_BYTES} bytes`,
        );
      this.#checkNumber(step);
      const answer = this.answer(step, this.#store);
      this.#steps.push({ ...step, digest: digestOf(answer) });
      if (answer.reply.writeErrors !== undefined) this.abort();
      return answer;
    } catch (error) {
      this.abort();
      throw error;
    }
  }

  protected answer(step: Step, _store: Store): Answer {
    return this.#writes || step.writes ? this.#tryOut(step) : this.#read(step);
  }

  /** Too many would keep everybody else waiting. */
  #checkNumber(step: Step): void {
    const writes = this.#steps.filter((one) => one.writes).length;
    if ((!step.writes || writes < MAX_WRITES) && this.#steps.length < MAX_COMMANDS) return;
    throw new CommandError(
      ErrorCode.TransactionTooLarge,
      `A transaction of the embedded database may have at most ${MAX_WRITES} commands that write, and ${MAX_COMMANDS} in all. Write more documents with each of them: with insertMany, updateMany or bulkWrite.`,
    );
  }

  #tryOut(step: Step): Answer {
    this.#past?.end();
    const answer = this.#store.tryOut(() => {
      this.#runAgain();
      return step.run(this.#store);
    });
    this.#changes = this.#store.changes;
    return answer;
  }

  #read(step: Step): Answer {
    if (this.#steps.length === 0) {
      this.#past = this.#store.keepPresent();
      this.#changes = this.#store.changes;
    }
    if (this.#changes === this.#store.changes) return step.run(this.#store);
    if (this.#past) return step.run(this.#past.store());
    this.#runAgain();
    this.#changes = this.#store.changes;
    return step.run(this.#store);
  }

  /** Resolves when its changes are on disk; asked again, as it did before. WriteConflict (112) when it is too late. */
  commit(): Promise<void> {
    this.#committed ??= this.#commit();
    return this.#committed;
  }

  async #commit(): Promise<void> {
    this.state = 'committed';
    try {
      // One that only reads has seen the file as it was at its first command.
      if (this.#writes)
        await this.#store.write(() =>
          this.#store.atomically(() => {
            this.makeChanges(this.#store);
            keepCommitted(this.#store, this.#session, this.number);
          }),
        );
      this.end('committed');
    } catch (error) {
      this.end('aborted');
      throw error;
    }
  }

  /** Makes its changes, in the write that stands. */
  protected makeChanges(_store: Store): void {
    this.#runAgain();
  }

  /** For one that was committed before the last start. */
  setCommitted(): void {
    this.state = 'committed';
    this.#committed = Promise.resolve();
  }

  abort(): void {
    if (this.state === 'open') this.end('aborted');
  }

  protected end(state: 'committed' | 'aborted'): void {
    this.state = state;
    this.#steps = [];
    this.#past?.end();
    this.bytes = 0;
    this.#onEnd();
  }

  get #writes(): boolean {
    return this.#steps.some(({ writes }) => writes);
  }

  /** Runs the commands again. As long as nobody has written, those that write do what they did, and others nothing. */
  #runAgain(): void {
    const isUnchanged = this.#changes === this.#store.changes;
    for (const step of this.#steps)
      if (isUnchanged) {
        if (step.writes) step.run(this.#store);
      } else if (digestOf(runOrConflict(step, this.#store)) !== step.digest) throw writeConflict();
  }
}

function runOrConflict(step: Step, store: Store): Answer {
  try {
    return step.run(store);
  } catch (error) {
    throw error instanceof CommandError ? writeConflict() : error;
  }
}

function digestOf({ reply, results }: Answer): string {
  const hash = createHash('sha256').update(encodeDocument(reply));
  for (const bson of results.documents) hash.update(bson);
  return hash.digest('base64');
}

/** The client may repeat the transaction from its start. */
export const TRANSIENT = { errorLabels: ['TransientTransactionError'] };

export const writeConflict = () =>
  new CommandError(
    ErrorCode.WriteConflict,
    'Another write has changed what this transaction has read or written. Please retry it.',
    TRANSIENT,
  );
