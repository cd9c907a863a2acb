import { encodeDocument } from '../bson/encode.ts';
import { type Document, documentOf } from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';
import type { Cursors, NewCursor } from './cursor-table.ts';

/** As much as other commands may hold of their results. */
const MAX_BYTES = 100 * 1024 * 1024;

/** Stands for the cursors while a command of a transaction runs: it takes all results at once. */
export class WholeResults implements Cursors {
  readonly takesStreams = false;
  documents: Buffer[] = [];
  #cursor: NewCursor | undefined;

  open(cursor: NewCursor): Document {
    const { encode = encodeDocument } = cursor;
    let bytes = 0;
    for (const next of cursor.documents as (Document | Buffer)[]) {
      const bson = Buffer.isBuffer(next) ? next : encode(next);
      bytes += bson.length;
      if (bytes > MAX_BYTES)
        throw new CommandError(
          ErrorCode.ExceededMemoryLimit,
          `The results in a transaction exceed ${MAX_BYTES} bytes: ask for a part of them`,
        );
      this.documents.push(bson);
    }
    this.#cursor = cursor;
    return documentOf({});
  }

  /** Returns the reply with the first batch, undefined when no cursor was opened. */
  replyFrom(cursors: Cursors): Document | undefined {
    if (!this.#cursor) return undefined;
    return cursors.open({ ...this.#cursor, documents: [...this.documents], encode: undefined });
  }
}
