import { randomBytes } from 'node:crypto';
import { encodeDocument, MAX_DOCUMENT_BYTES, MAX_RESULT_BYTES, tooLarge } from '../bson/encode.ts';
import { type Document, documentOf, EncodedDocument, type Value } from '../bson/values.ts';
import { CommandError, ErrorCode } from '../errors.ts';
import type { ResultStream } from './result-stream.ts';

/** Returns the BSON of a document. */
type Encode = (document: Document) => Buffer;

/** Results to be fetched in several batches. */
interface Results {
  namespace: string;
  /** The logical session that may fetch them; undefined when there is none. */
  session: string | undefined;
  /** Their BSON, or documents for `encode`. Each is dropped once it is sent. */
  documents: (Document | Buffer | undefined)[];
  /** For documents that are stored as they are. */
  encode?: Encode;
  /** The BSON of more documents, made when it is asked for. */
  stream?: ResultStream;
  noTimeout?: boolean;
}

export interface NewCursor extends Results {
  batchSize: number;
  singleBatch?: boolean;
}

interface Cursor extends Results {
  position: number;
  lastUsed: number;
  /** Its collection is gone. */
  isDropped?: boolean;
}

/** More of them are forgotten by their clients; each holds results. */
const MAX_CURSORS = 1000;
/** Each of those that make their results one by one has one of the 126 readers of the file. */
const MAX_STREAMS = 64;

/** Who asks for the next batch, and for how many documents; 0 stands for all. */
type Request = Pick<NewCursor, 'namespace' | 'session' | 'batchSize'>;

/** What commands do with cursors. */
export type Cursors = Pick<CursorTable, 'open' | 'takesStreams'>;

/**
 * Results that are fetched in several batches. A cursor holds the documents as they were when the
 * command ran, so a client sees one snapshot, whatever is written meanwhile.
 */
export class CursorTable {
  readonly #cursors = new Map<bigint, Cursor>();
  readonly #timeoutMs: number;
  readonly #timer: NodeJS.Timeout;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
    this.#timer = setInterval(() => this.#dropIdle(), Math.min(timeoutMs, 60_000));
    this.#timer.unref();
  }

  get size(): number {
    return this.#cursors.size;
  }

  /** Whether one more cursor may make its results one by one. */
  get takesStreams(): boolean {
    return [...this.#cursors.values()].filter(({ stream }) => stream).length < MAX_STREAMS;
  }

  /** Returns the reply with the first batch; what is left stays under the cursor's id. */
  open({ batchSize, singleBatch, ...results }: NewCursor): Document {
    const cursor: Cursor = { ...results, position: 0, lastUsed: performance.now() };
    let firstBatch: Value[];
    try {
      firstBatch = nextBatch(cursor, batchSize);
    } catch (error) {
      cursor.stream?.end();
      throw error;
    }
    let id = 0n;
    if (hasMore(cursor) && !singleBatch) {
      id = newId();
      this.#makeRoom();
      this.#cursors.set(id, cursor);
    } else cursor.stream?.end();
    return documentOf({ cursor: documentOf({ firstBatch, id, ns: cursor.namespace }) });
  }

  /** Returns the reply with the next batch. CursorNotFound (43) when there is no such cursor. */
  more(id: bigint, { namespace, session, batchSize }: Request): Document {
    const cursor = this.#cursors.get(id);
    if (!cursor) throw new CommandError(ErrorCode.CursorNotFound, `cursor id ${id} not found`);
    if (cursor.namespace !== namespace)
      throw new CommandError(
        ErrorCode.Unauthorized,
        `The cursor belongs to the namespace ${cursor.namespace}`,
      );
    if (cursor.session !== session)
      throw new CommandError(50738, 'The cursor was created in another session');
    if (cursor.isDropped) {
      this.kill(id);
      throw new CommandError(ErrorCode.QueryPlanKilled, `collection dropped: ${namespace}`);
    }
    cursor.lastUsed = performance.now();
    // The one used last stands at the end.
    this.#cursors.delete(id);
    this.#cursors.set(id, cursor);
    let batch: Value[];
    try {
      batch = nextBatch(cursor, batchSize || Number.POSITIVE_INFINITY);
    } catch (error) {
      // Asked again, a stream that has failed would seem to be at its end.
      this.kill(id);
      throw error;
    }
    const done = !hasMore(cursor);
    if (done) this.kill(id);
    return documentOf({
      cursor: documentOf({ nextBatch: batch, id: done ? 0n : id, ns: namespace }),
    });
  }

  /** Takes the results away from the cursors on a collection that is dropped. */
  dropAll(namespace: string): void {
    for (const cursor of this.#cursors.values())
      if (cursor.namespace === namespace) {
        cursor.documents = [];
        cursor.stream?.end();
        cursor.isDropped = true;
      }
  }

  /** Returns whether there was such a cursor. */
  kill(id: bigint): boolean {
    this.#cursors.get(id)?.stream?.end();
    return this.#cursors.delete(id);
  }

  /** Drops the cursors of a session. */
  killAllOf(session: string): void {
    for (const [id, cursor] of this.#cursors) if (cursor.session === session) this.kill(id);
  }

  close(): void {
    clearInterval(this.#timer);
    for (const id of this.#cursors.keys()) this.kill(id);
  }

  /** Drops the cursor that nobody has asked for longest, even if it has no timeout. */
  #makeRoom(): void {
    const [oldest] = this.#cursors.keys();
    if (oldest !== undefined && this.#cursors.size >= MAX_CURSORS) this.kill(oldest);
  }

  #dropIdle(): void {
    const oldest = performance.now() - this.#timeoutMs;
    for (const [id, cursor] of this.#cursors)
      if (cursor.lastUsed < oldest && !cursor.noTimeout) this.kill(id);
  }
}

/** What a batch needs for each of its documents besides the document: a type and a position. */
const ELEMENT_BYTES = 8;
/** How long a batch of a stream may take, because everybody else waits meanwhile. */
const STREAM_MS = 10;

const hasMore = ({ position, documents, stream }: Cursor): boolean =>
  position < documents.length || stream !== undefined;

/** Takes up to `size` documents, and no more than one reply holds; 10334 for one that is too large. */
function nextBatch(cursor: Cursor, size: number): Value[] {
  const batch: Value[] = [];
  let bytes = 0;
  const { documents, encode = encodeDocument } = cursor;
  const until = cursor.stream ? performance.now() + STREAM_MS : 0;
  while (batch.length < size) {
    if (cursor.stream && cursor.position === documents.length) readOn(cursor);
    if (cursor.position < documents.length) {
      const next = documents[cursor.position] as Document | Buffer;
      const encoded = Buffer.isBuffer(next) ? next : encode(next);
      if (encoded.length > MAX_RESULT_BYTES) throw tooLarge(encoded.length);
      bytes += encoded.length + ELEMENT_BYTES;
      if (bytes > MAX_DOCUMENT_BYTES && batch.length > 0) break;
      batch.push(new EncodedDocument(encoded));
      documents[cursor.position++] = undefined;
    } else if (!cursor.stream) break;
    if (cursor.stream && performance.now() > until) break;
  }
  return batch;
}

/** Takes the next document of a stream. What has been sent before it is dropped. */
function readOn(cursor: Cursor): void {
  const next = cursor.stream?.next();
  cursor.documents.length = 0;
  cursor.position = 0;
  if (next === 'end') cursor.stream = undefined;
  else if (next) cursor.documents.push(next);
}

function newId(): bigint {
  const id = randomBytes(8).readBigInt64LE() & 0x7fffffffffffffffn;
  return id === 0n ? 1n : id;
}
