import { randomBytes } from 'node:crypto';
import { encodeDocument, MAX_DOCUMENT_BYTES, MAX_RESULT_BYTES, tooLarge } from '../bson/encode.ts';
import { type Document, documentOf, EncodedDocument, type Value } from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';

interface Cursor {
  namespace: string;
  documents: Document[];
  position: number;
  lastUsed: number;
  keeps: boolean;
}

export interface NewCursor {
  namespace: string;
  documents: Document[];
  batchSize: number;
  singleBatch?: boolean;
  noTimeout?: boolean;
}

/**
 * Results that are fetched in several batches. A cursor holds the documents as they were when the
 * command ran, so a client sees one moment, whatever is written meanwhile.
 */
export class CursorTable {
  readonly #cursors = new Map<bigint, Cursor>();
  readonly #timeoutMs: number;
  readonly #timer: NodeJS.Timeout;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
    this.#timer = setInterval(() => this.#dropUnused(), Math.min(timeoutMs, 60_000));
    this.#timer.unref();
  }

  get size(): number {
    return this.#cursors.size;
  }

  /** The reply with the first batch; what is left stays under the cursor's id. */
  open({ namespace, documents, batchSize, singleBatch, noTimeout }: NewCursor): Document {
    const cursor: Cursor = {
      namespace,
      documents,
      position: 0,
      lastUsed: Date.now(),
      keeps: noTimeout === true,
    };
    const firstBatch = nextBatch(cursor, batchSize);
    let id = 0n;
    if (cursor.position < documents.length && !singleBatch) {
      id = newId();
      this.#cursors.set(id, cursor);
    }
    return documentOf({ cursor: documentOf({ firstBatch, id, ns: namespace }) });
  }

  more(id: bigint, namespace: string, batchSize: number): Document {
    const cursor = this.#cursors.get(id);
    if (!cursor) throw new CommandError(ErrorCode.CursorNotFound, `cursor id ${id} not found`);
    if (cursor.namespace !== namespace)
      throw new CommandError(
        13,
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    cursor.lastUsed = Date.now();
    const batch = nextBatch(cursor, batchSize);
    const done = cursor.position >= cursor.documents.length;
    if (done) this.#cursors.delete(id);
    return documentOf({
      cursor: documentOf({ nextBatch: batch, id: done ? 0n : id, ns: namespace }),
    });
  }

  kill(id: bigint): boolean {
    return this.#cursors.delete(id);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#cursors.clear();
  }

  #dropUnused(): void {
    const oldest = Date.now() - this.#timeoutMs;
    for (const [id, cursor] of this.#cursors)
      if (cursor.lastUsed < oldest && !cursor.keeps) this.#cursors.delete(id);
  }
}

/** What a batch needs for each of its documents besides the document: a type and a position. */
const ELEMENT_BYTES = 8;

/** Up to `size` documents, and no more than one reply holds; 10334 for a single one that is too large. */
function nextBatch(cursor: Cursor, size: number): Value[] {
  const batch: Value[] = [];
  let bytes = 0;
  while (cursor.position < cursor.documents.length && batch.length < size) {
    const encoded = encodeDocument(cursor.documents[cursor.position] as Document);
    if (encoded.length > MAX_RESULT_BYTES) throw tooLarge(encoded.length);
    bytes += encoded.length + ELEMENT_BYTES;
    if (bytes > MAX_DOCUMENT_BYTES && batch.length > 0) break;
    batch.push(new EncodedDocument(encoded));
    cursor.position++;
  }
  return batch;
}

function newId(): bigint {
  const id = randomBytes(8).readBigInt64LE() & 0x7fffffffffffffffn;
  return id === 0n ? 1n : id;
}
