import type { Document } from '../bson/values.ts';
import type { IdKey } from './id-key.ts';
import type { UndoLog } from './undo-log.ts';

/** What a write has made of a document: without `before` it is new, without `after` it is gone. */
export interface Change {
  collection: { database: string; name: string; namespace: string };
  idKey: IdKey;
  before: Document | undefined;
  after: Document | undefined;
}

/** All changes since the transactions began that look back at a snapshot; only while there are any. */
export class Journal {
  readonly #undo: UndoLog;
  readonly #changes: Change[] = [];
  #readers = 0;

  constructor(undo: UndoLog) {
    this.#undo = undo;
  }

  /** Returns the present position, to which its reader will look back until `leave`. */
  enter(): number {
    if (this.#readers === 0) this.#changes.length = 0;
    this.#readers += 1;
    return this.#changes.length;
  }

  leave(): void {
    this.#readers -= 1;
  }

  /** Notes a change within a write, unless that is taken back. */
  note(change: Change): void {
    if (this.#readers === 0) return;
    this.#changes.push(change);
    this.#undo.note(() => {
      this.#changes.pop();
    });
  }

  /** Returns what has changed since a position, in its order. */
  since(position: number): Change[] {
    return this.#changes.slice(position);
  }

  get position(): number {
    return this.#changes.length;
  }
}
