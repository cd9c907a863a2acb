import type { MongoClient } from 'mongodb';
import type { Body } from './wire-message.ts';

/** What becomes of a command: it goes on to the server, changed or not, or is refused at once. */
export type Handled = { forward: Body | undefined } | { refuse: Body };

const UNCHANGED: Handled = { forward: undefined };
/** How far off an estimated count is; never by nothing. */
const OFF_BY = [2, -1, 3, -2];

/**
 * How the other server differs from the embedded engine, in commands and in replies. `engine` is a
 * connection of its own to the engine behind it.
 */
export function createDifferences(engine: MongoClient) {
  /** The copy that each snapshot session reads of a database. */
  const snapshots = new Map<string, Promise<string>>();
  let counts = 0;

  function snapshotFor(session: unknown, database: string): Promise<string> {
    const key = `${database} ${JSON.stringify(session)}`;
    const copy = snapshots.get(key) ?? copyDatabase(database, `snapshot-${snapshots.size}`);
    snapshots.set(key, copy);
    return copy;
  }

  /** Copies a database as it is at one moment; returns the name of the copy. */
  async function copyDatabase(name: string, copy: string): Promise<string> {
    const collections = await engine.db(name).listCollections({}, { nameOnly: true }).toArray();
    const label = (collection: string) => ({ $project: { _id: 0, c: collection, d: '$$ROOT' } });
    const [first, ...others] = collections.map((one) => one.name);
    if (first === undefined) return copy;
    const unions = others.map((coll) => ({ $unionWith: { coll, pipeline: [label(coll)] } }));
    const all = engine
      .db(name)
      .collection(first)
      .aggregate([label(first), ...unions], {
        ...{ promoteValues: false, promoteBuffers: false, bsonRegExp: true },
      });
    for await (const { c, d } of all) await engine.db(copy).collection(String(c)).insertOne(d);
    return copy;
  }

  const exists = async (database: string, name: string) =>
    (await engine.db(database).listCollections({ name }, { nameOnly: true }).toArray()).length > 0;

  return {
    async onCommand(body: Body): Promise<Handled> {
      const database = String(body.$db);
      if (isSnapshotRead(body)) {
        const { readConcern: _moment, ...rest } = body;
        return { forward: { ...rest, $db: await snapshotFor(body.lsid, database) } };
      }
      if (body.aggregate && writesOut(body) && !(await exists(database, String(body.aggregate)))) {
        return {
          refuse: error(26, 'NamespaceNotFound', `ns not found: ${database}.${body.aggregate}`),
        };
      }
      // A cluster lets its drivers try a write again; the engine, as a lone server, does not.
      if ('txnNumber' in body && !('autocommit' in body)) {
        const { txnNumber: _number, ...rest } = body;
        return { forward: rest };
      }
      return UNCHANGED;
    },

    onReply(command: Body, reply: Body): Body | undefined {
      if (isGreeting(command)) return { ...reply, msg: 'isdbgrid' };
      if (isEstimate(command) && reply.n !== undefined) {
        const off = OFF_BY[counts++ % OFF_BY.length] ?? 0;
        return { ...reply, n: Math.max(0, Number(reply.n) + off) };
      }
      return undefined;
    },
  };
}

export type Differences = ReturnType<typeof createDifferences>;

const GREETINGS = ['hello', 'isMaster', 'ismaster'];
const isGreeting = (body: Body) => GREETINGS.some((name) => name in body);

const isSnapshotRead = (body: Body) =>
  (body.readConcern as { level?: string } | undefined)?.level === 'snapshot';

const writesOut = ({ pipeline }: Body) =>
  Array.isArray(pipeline) && pipeline.some((stage) => '$out' in stage);

const isEstimate = ({ count, query }: Body) =>
  count !== undefined && Object.keys(query ?? {}).length === 0;

const error = (code: number, codeName: string, errmsg: string): Body => ({
  ok: 0,
  code,
  codeName,
  errmsg,
});
