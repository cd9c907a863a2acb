import { type MongoClient, Timestamp } from 'mongodb';
import type { Body } from './wire-message.ts';

/**
 * The outcome of a command: refused, or forwarded to the server, with another body if given, and preceded by
 * the command `first`. `reply` may change the server's reply; `isLost` breaks the connection instead of sending
 * it.
 */
export type Handled =
  | { refuse: Body }
  | { first?: Body; forward?: Body; reply?: (reply: Body) => Body; isLost?: boolean };
export type Handle = (body: Body) => Promise<Handled>;

const SNAPSHOT = 'snapshot-';
/** The errors of successive estimated counts; never 0. */
const COUNT_ERRORS = [2, -1, 3, -2];

/**
 * Makes the server behave differently from the embedded engine. `engine` is a separate connection to the engine
 * behind it.
 */
export function createDifferences(engine: MongoClient): Handle {
  let snapshots = 0;
  let counts = 0;

  const exists = async (database: string, name: string) =>
    (await engine.db(database).listCollections({ name }, { nameOnly: true }).toArray()).length > 0;

  /** Serves a snapshot session from a copy made at its first read. */
  async function readSnapshot(body: Body): Promise<Handled> {
    const { readConcern, ...rest } = body as Body & { readConcern: SnapshotConcern };
    // The next batch of a cursor on the copy.
    if (String(body.$db).startsWith(SNAPSHOT)) return { forward: rest };
    const at = readConcern.atClusterTime ?? new Timestamp({ t: 1, i: ++snapshots });
    const copy = `${SNAPSHOT}${at.i}-${body.$db}`;
    if (!readConcern.atClusterTime) await copyDatabase(engine, String(body.$db), copy);
    return {
      forward: { ...rest, $db: copy },
      reply: (reply) => ({ ...reply, cursor: { ...(reply.cursor as Body), atClusterTime: at } }),
    };
  }

  return async function handle(body: Body): Promise<Handled> {
    const database = String(body.$db);
    if (isGreeting(body)) return { reply: asMongos };
    if (isSnapshotRead(body)) return readSnapshot(body);
    if (isEstimate(body)) {
      const error = COUNT_ERRORS[counts++ % COUNT_ERRORS.length] ?? 0;
      return { reply: (reply) => ({ ...reply, n: Math.max(0, Number(reply.n) + error) }) };
    }
    if (writesOut(body) && !(await exists(database, String(body.aggregate)))) {
      const errmsg = `ns not found: ${database}.${body.aggregate}`;
      return { refuse: { ok: 0, code: 26, codeName: 'NamespaceNotFound', errmsg } };
    }
    // A cluster supports retryable writes; the engine does not.
    if ('txnNumber' in body && !isInTransaction(body)) {
      const { txnNumber: _number, ...rest } = body;
      return { forward: rest };
    }
    return {};
  };
}

/** Copies a database at one moment. */
async function copyDatabase(engine: MongoClient, name: string, copy: string): Promise<void> {
  const collections = await engine.db(name).listCollections({}, { nameOnly: true }).toArray();
  const label = (collection: string) => ({ $project: { _id: 0, c: collection, d: '$$ROOT' } });
  const [first, ...others] = collections.map((one) => one.name);
  if (first === undefined) return;
  const unions = others.map((coll) => ({ $unionWith: { coll, pipeline: [label(coll)] } }));
  const everyType = { promoteValues: false, promoteBuffers: false, bsonRegExp: true };
  const found = await engine
    .db(name)
    .collection(first)
    .aggregate([label(first), ...unions], everyType)
    .toArray();
  for (const collection of new Set(found.map(({ c }) => String(c)))) {
    const documents = found.filter(({ c }) => String(c) === collection).map(({ d }) => d);
    await engine.db(copy).collection(collection).insertMany(documents);
  }
}

export const isGreeting = (body: Body) =>
  ['hello', 'isMaster', 'ismaster'].some((name) => name in body);

/** A `hello` reply as a `mongos` sends it. */
export function asMongos({ setName, setVersion, hosts, primary, me, ...reply }: Body): Body {
  return { ...reply, msg: 'isdbgrid' };
}

/** True also for the commands that end a transaction. */
export const isInTransaction = (body: Body) => 'autocommit' in body;

type SnapshotConcern = { level: 'snapshot'; atClusterTime?: Timestamp };
export const isSnapshotRead = ({ readConcern, ...body }: Body) =>
  !isInTransaction(body) && (readConcern as { level?: string } | undefined)?.level === 'snapshot';

const writesOut = ({ aggregate, pipeline }: Body) =>
  aggregate !== undefined && Array.isArray(pipeline) && pipeline.some((stage) => '$out' in stage);

const isEstimate = ({ count, query }: Body) =>
  count !== undefined && Object.keys(query ?? {}).length === 0;
