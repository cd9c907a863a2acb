import { statSync } from 'node:fs';
import { encodeDocument } from '../bson/encode.ts';
import { type Document, documentOf } from '../bson/values.ts';
import { CommandError, EngineError, ErrorCode } from '../errors.ts';
import { compileFilter } from '../query/matcher.ts';
import { parseSort } from '../query/sort.ts';
import { Collection, type CollectionHost, newCounters } from './collection.ts';
import { CacheBudget } from './document-cache.ts';
import { type Environment, environmentAt, openEnvironment } from './environment.ts';
import { describeIndex, type IndexDefinition } from './index-definition.ts';
import { Journal } from './journal.ts';
import type { Plan } from './planner.ts';
import { fromRecord, toRecord } from './record.ts';
import { WriteQueue } from './write-queue.ts';

/** Raised when the layout of the file changes in a way older versions can't read. */
export const FORMAT = 1;
const FACTS = 'facts';
const COLLECTION = 'c:';

/** The data file at one moment. */
export interface Snapshot {
  /** Yields the BSON of all documents of a collection, or of those that a plan finds. */
  bson: (collection: Collection, ids?: Plan['ids']) => Iterable<Buffer>;
  end: () => void;
}

/** Each of those that are kept has one of the 126 readers of the file, and streams have up to 64. */
const MAX_PASTS = 50;
/** Few documents of the past are asked for. */
const PAST_CACHE_BYTES = 1_000_000;

type Opening = {
  durable?: boolean | undefined;
  /** Whether transactions look back at a snapshot. */
  snapshots?: boolean | undefined;
  environment?: Environment;
};

/** The whole store as it was, to be read only. */
export interface Past {
  store: () => Store;
  /** Idempotent. */
  end: () => void;
}

/** All databases of one data file. */
export class Store implements CollectionHost {
  readonly environment: Environment;
  readonly budget: CacheBudget;
  /** What serverStatus tells about queries. */
  readonly counters = newCounters();
  readonly journal: Journal | undefined;
  readonly #queue: WriteQueue;
  readonly #file: string;
  readonly #collections = new Map<string, Collection>();
  #nextNumber = 1;

  #pasts = 0;

  /** Opens the file, unless it is given as it is open already. */
  constructor(
    file: string,
    cacheBytes: number,
    { durable, snapshots, environment = openEnvironment(file, durable) }: Opening = {},
  ) {
    this.#file = file;
    this.environment = environment;
    this.journal = snapshots ? new Journal(environment.undo) : undefined;
    this.budget = new CacheBudget(cacheBytes);
    this.#queue = new WriteQueue(this.environment);
    this.#load();
  }

  /**
   * Runs `work`, which may change documents; resolves when the changes are on disk. Inside another write, it
   * is a part of that and returns at once.
   */
  write<T>(work: () => T): T | Promise<T> {
    return this.#queue.run(work);
  }

  /** Inside a write, runs a part of it that leaves nothing behind when it throws. */
  atomically<T>(work: () => T): T {
    return this.#queue.atomically(work);
  }

  /** Runs `work` as a write that is taken back, and returns what it returned. Nobody else sees anything of it. */
  tryOut<T>(work: () => T): T {
    return this.#queue.tryOut(work);
  }

  /** How many writes have run since the start. */
  get changes(): number {
    return this.#queue.changes;
  }

  /** What serverStatus tells about writes. */
  writeStatus(): { commits: number; commitMs: number; fileBytes: number } {
    const { commits, commitMs } = this.#queue;
    return { commits, commitMs, fileBytes: statSync(this.#file).size };
  }

  async close(): Promise<void> {
    this.#queue.flush();
    await this.environment.root.close();
    this.environment.guard.close();
  }

  find(database: string, name: string): Collection | undefined {
    return this.#collections.get(`${database}.${name}`);
  }

  list(database: string): Collection[] {
    return this.all().filter((collection) => collection.database === database);
  }

  all(): Collection[] {
    return [...this.#collections.values()].sort((a, b) => (a.namespace < b.namespace ? -1 : 1));
  }

  /**
   * Returns the file as it is now, whatever is written later. Until `end`, the file keeps what is replaced, so
   * it grows with every write.
   */
  snapshot(): Snapshot {
    const transaction = this.environment.root.useReadTransaction();
    let isOpen = true;
    return {
      bson: (collection, ids) => collection.bsonIn(transaction, ids?.(transaction)),
      end: () => {
        if (isOpen) transaction.done();
        isOpen = false;
      },
    };
  }

  /**
   * Keeps the store as it is now, whatever is written later; undefined while too many are kept. Until `end`, the
   * file keeps what is replaced. Nothing is read before `store` is called.
   */
  keepPresent(): Past | undefined {
    if (this.#pasts >= MAX_PASTS) return undefined;
    const transaction = this.environment.root.useReadTransaction();
    let past: Store | undefined;
    let isOpen = true;
    this.#pasts += 1;
    return {
      store: () => {
        past ??= new Store(this.#file, PAST_CACHE_BYTES, {
          environment: environmentAt(this.environment, transaction),
        });
        return past;
      },
      end: () => {
        if (!isOpen) return;
        isOpen = false;
        this.#pasts -= 1;
        transaction.done();
      },
    };
  }

  /** Returns the collection; creates it when there is none. Only inside a write. */
  ensure(database: string, name: string): Collection {
    return this.find(database, name) ?? this.#create(database, name);
  }

  #create(database: string, name: string): Collection {
    checkNamespace(database, name);
    const number = this.nextNumber();
    const id = this.defineIndex(
      documentOf({ key: documentOf({ _id: 1 }), name: '_id_', unique: true }),
      0,
    );
    const collection = new Collection(this, { number, database, name, indexes: [id], isNew: true });
    this.environment.undo.note(() => {
      this.#collections.delete(collection.namespace);
      collection.forget();
    });
    this.#collections.set(collection.namespace, collection);
    this.saveCollection(collection);
    return collection;
  }

  /** Only inside a write. */
  drop(collection: Collection): void {
    collection.clear();
    this.environment.undo.note(() => {
      this.#collections.set(collection.namespace, collection);
    });
    this.#collections.delete(collection.namespace);
    this.environment.catalogue.remove(catalogueKey(collection));
  }

  saveCollection(collection: Collection): void {
    const record = documentOf({
      number: collection.number,
      indexes: collection.indexes.map((index) =>
        documentOf({ ...describeIndex(index), number: index.number, multikey: index.multikey }),
      ),
    });
    this.environment.catalogue.put(catalogueKey(collection), toRecord(encodeDocument(record)));
  }

  /** Returns a number for a new collection or index. Only inside a write. */
  nextNumber(): number {
    const number = this.#nextNumber++;
    this.environment.undo.note(() => {
      this.#nextNumber = number;
    });
    this.#saveFacts();
    return number;
  }

  /** Returns the index of a description (see describeIndex). */
  defineIndex(description: Document, number: number): IndexDefinition {
    const { name, key, unique, sparse, partialFilterExpression, expireAfterSeconds, multikey } =
      description;
    const partialFilter = partialFilterExpression as Document | undefined;
    return {
      number,
      name: name as string,
      fields: parseSort(key as Document),
      unique: unique === true || name === '_id_',
      sparse: sparse === true,
      partialFilter,
      covers: partialFilter && compileFilter(partialFilter, {}),
      expireAfterSeconds: expireAfterSeconds === undefined ? undefined : Number(expireAfterSeconds),
      multikey: multikey === true,
    };
  }

  #load(): void {
    const { catalogue } = this.environment;
    const facts = catalogue.get(FACTS);
    if (facts) {
      const { format, next } = fromRecord(facts);
      if (format !== FORMAT)
        throw new EngineError(
          'data-file-too-new',
          `The data file has format ${String(format)}, this version reads format ${FORMAT}. Start a version of the shop that is at least as new as the one that wrote it.`,
        );
      this.#nextNumber = Number(next);
    } else this.environment.root.transactionSync(() => this.#saveFacts());
    for (const { key, value } of catalogue.getRange({ start: COLLECTION, end: 'c;' })) {
      const [database, name] = key.slice(COLLECTION.length).split('\0').map(fromKeyText) as [
        string,
        string,
      ];
      const { number, indexes } = fromRecord(value);
      const collection = new Collection(this, {
        number: Number(number),
        database,
        name,
        indexes: (indexes as Document[]).map((index) =>
          this.defineIndex(index, Number(index.number)),
        ),
        isNew: false,
      });
      this.#collections.set(collection.namespace, collection);
    }
  }

  #saveFacts(): void {
    const facts = documentOf({ format: FORMAT, next: this.#nextNumber });
    this.environment.catalogue.put(FACTS, toRecord(encodeDocument(facts)));
  }
}

const toKeyText = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
const fromKeyText = (text: string): string => Buffer.from(text, 'latin1').toString('utf8');
const catalogueKey = ({ database, name }: Collection): string =>
  `${COLLECTION}${toKeyText(database)}\0${toKeyText(name)}`;

/** InvalidNamespace (73) for names that MongoDB refuses. */
function checkNamespace(database: string, name: string): void {
  const invalid = (why: string) => new CommandError(ErrorCode.InvalidNamespace, why);
  if (database === '' || database.length > 63 || /[/\\. "$*<>:|?\0]/.test(database))
    throw invalid(`Invalid database name: '${database}'`);
  if (name === '' || /[\0$]|^\.|\.$/.test(name))
    throw invalid(`Invalid collection name: '${database}.${name}'`);
  if (name.startsWith('system.') && name !== 'system.js')
    throw invalid(`Invalid system namespace: ${database}.${name}`);
  if (Buffer.byteLength(`${database}.${name}`) > 255)
    throw invalid(`Fully qualified namespace is too long: ${database}.${name}`);
}
