import {
  Binary,
  type Document,
  documentOf,
  isDocument,
  type Maybe,
  UtcDate,
} from '../bson/values.ts';

const TIMEOUT_MS = 30 * 60_000;
const MAX_SESSIONS = 10_000;

/** The logical sessions of the clients. Their transactions are in the TransactionTable. */
export class SessionTable {
  readonly #lastUse = new Map<string, number>();

  /** Notes the use of a session; returns its key, undefined for none. */
  touch(lsid: Maybe): string | undefined {
    const key = sessionKey(lsid);
    if (key === undefined) return undefined;
    this.#lastUse.delete(key);
    this.#lastUse.set(key, Date.now());
    if (this.#lastUse.size > MAX_SESSIONS)
      this.#lastUse.delete(this.#lastUse.keys().next().value as string);
    return key;
  }

  end(key: string): void {
    this.#lastUse.delete(key);
  }

  list(): Document[] {
    const oldest = Date.now() - TIMEOUT_MS;
    return [...this.#lastUse]
      .filter(([, at]) => at >= oldest)
      .map(([key, at]) =>
        documentOf({
          _id: documentOf({
            id: new Binary(4, Buffer.from(key, 'latin1')),
            uid: new Binary(0, Buffer.alloc(32)),
          }),
          lastUse: new UtcDate(at),
        }),
      );
  }
}

/** Returns the key of a session, undefined for none. */
export function sessionKey(lsid: Maybe): string | undefined {
  const id = isDocument(lsid) ? lsid.id : undefined;
  return id instanceof Binary ? id.bytes.toString('latin1') : undefined;
}
