import { type MongoClient, Timestamp } from 'mongodb';
import type { Body } from './wire-message.ts';

/**
 * What becomes of a command: it is refused at once, or it goes on to the server, with another body
 * where one is given, and `reply` may change what comes back.
 */
export type Handled = { refuse: Body } | { forward?: Body; reply?: (reply: Body) => Body };

const SNAPSHOT = 'snapshot-';
/** How far off an estimated count is; never by nothing. */
const OFF_BY = [2, -1, 3, -2];

/**
 * How the other server differs from the embedded engine. `engine` is a connection of its own to the
 * engine behind it.
 */
export function createDifferences(engine: MongoClient) {
  let snapshots = 0;
  let counts = 0;

  const exists = async (database: string, name: string) =>
    (await engine.db(database).listCollections({ name }, { nameOnly: true }).toArray()).length > 0;

  /** A session reads again what it has read at the time that its first reply told it. */
  async function readSnapshot(body: Body): Promise<Handled> {
    const { readConcern, ...rest } = body as Body & { readConcern: SnapshotConcern };
    // A cursor goes on where it began.
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
    if (isGreeting(body)) return { reply: (reply) => ({ ...reply, msg: 'isdbgrid' }) };
    if (isSnapshotRead(body)) return readSnapshot(body);
    if (isEstimate(body)) {
      const off = OFF_BY[counts++ % OFF_BY.length] ?? 0;
      return { reply: (reply) => ({ ...reply, n: Math.max(0, Number(reply.n) + off) }) };
    }
    if (writesOut(body) && !(await exists(database, String(body.aggregate)))) {
      const errmsg = `ns not found: ${database}.${body.aggregate}`;
      return { refuse: { ok: 0, code: 26, codeName: 'NamespaceNotFound', errmsg } };
    }
    // A cluster lets its drivers try a write again; the engine, as a lone server, does not.
    if ('txnNumber' in body && !('autocommit' in body)) {
      const { txnNumber: _number, ...rest } = body;
      return { forward: rest };
    }
    return {};
  };
}

/** Copies a database as it is at one moment. */
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

const isGreeting = (body: Body) => ['hello', 'isMaster', 'ismaster'].some((name) => name in body);

type SnapshotConcern = { level: 'snapshot'; atClusterTime?: Timestamp };
const isSnapshotRead = ({ readConcern }: Body) =>
  (readConcern as { level?: string } | undefined)?.level === 'snapshot';

const writesOut = ({ aggregate, pipeline }: Body) =>
  aggregate !== undefined && Array.isArray(pipeline) && pipeline.some((stage) => '$out' in stage);

const isEstimate = ({ count, query }: Body) =>
  count !== undefined && Object.keys(query ?? {}).length === 0;
