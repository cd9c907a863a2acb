import { encodeStored } from '../bson/encode.ts';
import { Binary, type Document, documentOf, UtcDate, type Value } from '../bson/values.ts';
import type { Collection } from '../storage/collection.ts';
import { idKeyOf } from '../storage/id-key.ts';
import type { Store } from '../storage/store.ts';

/** Where MongoDB keeps them, too. */
const [DATABASE, NAME] = ['config', 'transactions'];
/** As long as a session lives. */
const KEPT_SECONDS = 30 * 60;

/**
 * Keeps, in the write of a commit, which transaction its session has committed last. Whoever repeats a commit because
 * the reply was lost with the process is told that it has happened.
 */
export function keepCommitted(store: Store, session: string, number: bigint): void {
  const collection = store.find(DATABASE, NAME) ?? create(store);
  const _id = idOf(session);
  const idKey = idKeyOf(_id);
  const before = collection.get(idKey);
  const after = documentOf({ _id, txnNum: number, lastWriteDate: new UtcDate(Date.now()) });
  if (before) collection.replace(idKey, before, after, encodeStored(after));
  else collection.insert(after);
}

/** Returns the number of the last transaction that a session has committed, also before the last start. */
export function committedNumber(store: Store, session: string): bigint | undefined {
  const found = store.find(DATABASE, NAME)?.get(idKeyOf(idOf(session)));
  return found && BigInt(found.txnNum as bigint | number);
}

const idOf = (session: string): Document & Value =>
  documentOf({ id: new Binary(4, Buffer.from(session, 'latin1')) });

function create(store: Store): Collection {
  const collection = store.ensure(DATABASE, NAME);
  const description = documentOf({
    key: documentOf({ lastWriteDate: 1 }),
    name: 'lastWriteDate_1',
    expireAfterSeconds: KEPT_SECONDS,
  });
  collection.indexes = [...collection.indexes, store.defineIndex(description, store.nextNumber())];
  store.saveCollection(collection);
  return collection;
}
