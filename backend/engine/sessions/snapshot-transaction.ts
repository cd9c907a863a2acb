import { encodeStored } from '../bson/encode.ts';
import { CommandError } from '../errors.ts';
import type { Change, Journal } from '../storage/journal.ts';
import type { Store } from '../storage/store.ts';
import { type Answer, type Step, Transaction, writeConflict } from './transaction.ts';

/**
 * A transaction as MongoDB's, for tests: its commands see the database as it was at the first of them, and it conflicts
 * with others by what it writes, never by what it reads. Of two that write the same document, the first to commit wins;
 * at MongoDB it is the first to write. It stores documents only, no indexes.
 */
export class SnapshotTransaction extends Transaction {
  readonly #journal: Journal;
  readonly #known: Step[] = [];
  #begin: number | undefined;
  /** What its commands have changed so far. */
  #changes: Change[] = [];

  constructor(...[session, number, store, onEnd]: ConstructorParameters<typeof Transaction>) {
    super(session, number, store, onEnd);
    this.#journal = store.journal as Journal;
  }

  /** Takes back what others have changed since its first command, in a write that is itself taken back. */
  protected override answer(step: Step, store: Store): Answer {
    const begin = this.#begin ?? this.#journal.enter();
    this.#begin = begin;
    const answer = store.tryOut(() => {
      for (const { before, after, ...place } of this.#journal.since(begin).reverse())
        make({ ...place, before: after, after: before }, store);
      const own = this.#journal.position;
      for (const earlier of this.#known) earlier.run(store);
      const last = step.run(store);
      this.#changes = this.#journal.since(own);
      return last;
    });
    this.#known.push(step);
    this.#assertAlone(begin);
    return answer;
  }

  protected override makeChanges(store: Store): void {
    if (this.#begin !== undefined) this.#assertAlone(this.#begin);
    try {
      for (const change of this.#changes) make(change, store);
    } catch (error) {
      // Another one has the same key of a unique index.
      throw error instanceof CommandError ? writeConflict() : error;
    }
  }

  protected override end(state: 'committed' | 'aborted'): void {
    super.end(state);
    if (this.#begin !== undefined) this.#journal.leave();
    this.#begin = undefined;
  }

  #assertAlone(begin: number): void {
    const theirs = new Set(this.#journal.since(begin).map(nameOf));
    if (this.#changes.some((change) => theirs.has(nameOf(change)))) throw writeConflict();
  }
}

const nameOf = ({ collection, idKey }: Change): string => `${collection.namespace}\0${idKey}`;

function make({ collection: { database, name }, idKey, before, after }: Change, store: Store) {
  const collection = store.ensure(database, name);
  if (before && after) collection.replace(idKey, before, after, encodeStored(after));
  else if (after) collection.insert(after);
  else if (before) collection.remove(idKey, before);
}
