import { CommandError, ErrorCode } from '../errors.ts';
import type { Store } from '../storage/store.ts';
import { committedNumber } from './committed-numbers.ts';
import { SnapshotTransaction } from './snapshot-transaction.ts';
import { TRANSIENT, Transaction } from './transaction.ts';

/** As MongoDB's transactionLifetimeLimitSeconds. */
const MAX_IDLE_MS = 60_000;
const MAX_OPEN = 1000;
/** Bytes of the commands of all open transactions. */
const MAX_OPEN_BYTES = 64 * 1024 * 1024;
/** So many sessions may repeat the commit of their last transaction. */
const MAX_KNOWN = 10_000;

/** The last transaction of each session. */
export class TransactionTable {
  readonly #store: Store;
  readonly #onEnd: (session: string) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #bySession = new Map<string, Transaction>();
  /** When the open ones were used last; the one used last stands at the end. */
  readonly #open = new Map<Transaction, number>();

  /** `onEnd` is called when a transaction is committed or aborted, with the session it had for its cursors. */
  constructor(store: Store, onEnd: (session: string) => void) {
    this.#store = store;
    this.#onEnd = onEnd;
    this.#timer = setInterval(() => this.#abortIdle(), MAX_IDLE_MS);
    this.#timer.unref();
  }

  /** Aborts all that are open. */
  close(): void {
    clearInterval(this.#timer);
    for (const transaction of [...this.#open.keys()]) transaction.abort();
  }

  /** Begins a transaction in a session, and aborts the one that is open there. */
  begin(session: string, number: bigint): Transaction {
    const former = this.#last(session);
    if (former) checkNotOlder(former, number);
    if (former?.number === number)
      throw new CommandError(
        50911,
        `Cannot start a transaction at given transaction number ${number}: it is ${former.state}`,
      );
    former?.abort();
    this.#makeRoom();
    const transaction = this.#create(session, number);
    this.#open.set(transaction, performance.now());
    return transaction;
  }

  #create(session: string, number: bigint): Transaction {
    const Kind = this.#store.journal ? SnapshotTransaction : Transaction;
    const transaction: Transaction = new Kind(session, number, this.#store, () => {
      this.#open.delete(transaction);
      this.#onEnd(cursorSession(session, number));
    });
    this.#bySession.delete(session);
    this.#bySession.set(session, transaction);
    return transaction;
  }

  /** Returns the last transaction of a session; of an unknown session, the one that it had committed before the start. */
  #last(session: string): Transaction | undefined {
    const known = this.#bySession.get(session);
    if (known) return known;
    const number = committedNumber(this.#store, session);
    if (number === undefined) return undefined;
    const committed = this.#create(session, number);
    committed.setCommitted();
    return committed;
  }

  /** Returns a session's transaction. NoSuchTransaction (251) when it is not there or was aborted. */
  find(session: string, number: bigint): Transaction {
    this.#abortIdle();
    const transaction = this.#last(session);
    if (transaction) checkNotOlder(transaction, number);
    if (transaction?.number !== number || transaction.state === 'aborted')
      throw new CommandError(
        ErrorCode.NoSuchTransaction,
        transaction?.number === number
          ? `Transaction with { txnNumber: ${number} } has been aborted.`
          : `Given transaction number ${number} does not match any in-progress transactions.`,
        TRANSIENT,
      );
    if (this.#open.delete(transaction)) this.#open.set(transaction, performance.now());
    return transaction;
  }

  /** As find. TransactionCommitted (256) when it takes no more commands. */
  findOpen(session: string, number: bigint): Transaction {
    const transaction = this.find(session, number);
    if (transaction.state === 'open') return transaction;
    throw new CommandError(
      ErrorCode.TransactionCommitted,
      `Transaction with { txnNumber: ${number} } has been committed.`,
    );
  }

  /** Aborts what is open in a session. */
  end(session: string): void {
    this.#bySession.get(session)?.abort();
    this.#bySession.delete(session);
  }

  #makeRoom(): void {
    this.#abortIdle();
    const bytes = [...this.#open.keys()].reduce((sum, one) => sum + one.bytes, 0);
    if (this.#open.size >= MAX_OPEN || bytes > MAX_OPEN_BYTES)
      throw new CommandError(
        ErrorCode.TooManyLogicalSessions,
        `There are ${this.#open.size} open transactions with ${bytes} bytes of commands; try again later.`,
      );
    for (const [session, { state }] of this.#bySession) {
      if (this.#bySession.size < MAX_KNOWN) return;
      if (state !== 'open') this.#bySession.delete(session);
    }
  }

  #abortIdle(): void {
    const oldest = performance.now() - MAX_IDLE_MS;
    for (const [transaction, lastUse] of this.#open) {
      if (lastUse >= oldest) return;
      transaction.abort();
    }
  }
}

/** The session that the cursors of a transaction belong to. */
export const cursorSession = (session: string, number: bigint): string => `${session}:${number}`;

function checkNotOlder(last: Transaction, number: bigint): void {
  if (number < last.number)
    throw new CommandError(
      ErrorCode.TransactionTooOld,
      `Cannot start transaction ${number} because a newer transaction with txnNumber ${last.number} has already started on this session.`,
    );
}
