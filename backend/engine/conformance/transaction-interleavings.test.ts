import { isDeepStrictEqual } from 'node:util';
import type { ClientSession, Collection } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDatabase, type TestDatabase } from './start-database.ts';

/** How many runs; more of them by hand. */
const RUNS = Number(process.env.INTERLEAVINGS ?? 60);
const KEYS = 4;

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

/** The same numbers for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

interface Row {
  _id: number;
  n: number;
}
type Model = Map<number, number>;
/** Does something to the collection; the same to a model. Both return what a client sees of it. */
interface Step {
  real: (c: Collection<Row>, session?: ClientSession) => Promise<unknown>;
  model: (rows: Model) => unknown;
  reads?: true;
}

function stepOf(random: (below: number) => number): Step {
  const [_id, n] = [random(KEYS), random(5)];
  const steps: Step[] = [
    {
      real: (c, session) => c.findOne({ _id }, { session }).then((row) => row?.n),
      model: (rows) => rows.get(_id),
      reads: true,
    },
    {
      real: (c, session) => c.countDocuments({ n: { $gte: n } }, { session }),
      model: (rows) => [...rows.values()].filter((one) => one >= n).length,
      reads: true,
    },
    {
      real: (c, session) =>
        c.updateOne({ _id }, { $inc: { n: 1 } }, { session }).then((done) => done.matchedCount),
      model: (rows) => {
        const before = rows.get(_id);
        if (before !== undefined) rows.set(_id, before + 1);
        return before === undefined ? 0 : 1;
      },
    },
    {
      real: (c, session) =>
        c
          .updateOne({ _id }, { $set: { n } }, { session, upsert: true })
          .then((done) => done.upsertedCount),
      model: (rows) => {
        const isNew = !rows.has(_id);
        rows.set(_id, n);
        return isNew ? 1 : 0;
      },
    },
    {
      real: (c, session) => c.deleteOne({ _id }, { session }).then((done) => done.deletedCount),
      model: (rows) => (rows.delete(_id) ? 1 : 0),
    },
    {
      real: (c, session) =>
        c
          .updateMany({ n: { $lt: n } }, { $inc: { n: 2 } }, { session })
          .then((d) => d.matchedCount),
      model: (rows) => {
        const small = [...rows].filter(([, one]) => one < n);
        for (const [id, one] of small) rows.set(id, one + 2);
        return small.length;
      },
    },
  ];
  return steps[random(steps.length)] as Step;
}

interface Client {
  session: ClientSession;
  /** What its open transaction has done, and what it was told. */
  log: { step: Step; seen: unknown }[];
  /** The model as it was then. */
  atFirst: Model;
}

const isTransient = (error: unknown): boolean =>
  (error as { hasErrorLabel?: (label: string) => boolean }).hasErrorLabel?.(
    'TransientTransactionError',
  ) === true;

/** Runs what a transaction has done on a model. Returns whether it was told what the model says. */
const replay = ({ log, atFirst }: Client, model: Model): boolean => {
  // One that only reads has seen what there was at its first command.
  const rows = log.every(({ step }) => step.reads) ? atFirst : model;
  return log.every(({ step, seen }) => isDeepStrictEqual(step.model(rows), seen));
};

const sorted = (rows: Model): Row[] =>
  [...rows].map(([_id, n]) => ({ _id, n })).sort((a, b) => a._id - b._id);

/** Sessions in random turns. What was committed has to be what a model does in the order of the commits. */
async function interleave(seed: number): Promise<{ committed: number; refused: number }> {
  const random = randomOf(seed);
  const c = (await database.collectionOf([])) as unknown as Collection<Row>;
  if (random(2) === 0) await c.createIndex({ n: 1 });
  let model: Model = new Map();
  const clients: Client[] = Array.from({ length: 2 + random(2) }, () => ({
    session: database.client.startSession(),
    log: [],
    atFirst: model,
  }));
  const outcome = { committed: 0, refused: 0 };
  const refuse = async (client: Client, error: unknown) => {
    if (!isTransient(error)) throw error;
    outcome.refused++;
    client.log = [];
    if (client.session.inTransaction()) await client.session.abortTransaction();
  };
  /** Commits all at once: they may then have been committed in any order. */
  const commit = async (some: Client[]) => {
    const ends = await Promise.allSettled(some.map(({ session }) => session.commitTransaction()));
    const committed: Client[] = [];
    for (const [at, client] of some.entries()) {
      const end = ends[at];
      if (end?.status === 'rejected') await refuse(client, end.reason);
      else committed.push(client);
    }
    const stored = await c.find().sort({ _id: 1 }).toArray();
    const orders = [committed, committed.toReversed()];
    const after = orders
      .map((order) => {
        const rows = new Map(model);
        return order.every((client) => replay(client, rows)) ? rows : undefined;
      })
      .find((rows) => rows && isDeepStrictEqual(sorted(rows), stored));
    expect(after, `what ${committed.length} transactions saw and left, seed ${seed}`).toBeDefined();
    model = after as Model;
    outcome.committed += committed.length;
    for (const client of committed) client.log = [];
  };
  for (let turn = 0; turn < 30; turn++) {
    const client = clients[random(clients.length)] as Client;
    const choice = random(10);
    const step = stepOf(random);
    if (choice === 0 && client.log.length > 0) {
      await client.session.abortTransaction();
      client.log = [];
    } else if (choice === 1) {
      expect(await step.real(c), `outside, seed ${seed}`).toEqual(step.model(model));
    } else if (choice === 2 && client.log.length > 0) await commit([client]);
    else if (choice === 3) await commit(clients.filter(({ log }) => log.length > 0).slice(0, 2));
    else {
      try {
        if (!client.session.inTransaction()) client.session.startTransaction();
        if (client.log.length === 0) client.atFirst = new Map(model);
        client.log.push({ step, seen: await step.real(c, client.session) });
      } catch (error) {
        await refuse(client, error);
      }
    }
  }
  for (const { session } of clients) await session.endSession();
  const rows = await c.find().sort({ _id: 1 }).toArray();
  const expected = sorted(model);
  expect(rows, `at the end, seed ${seed}`).toEqual(expected);
  expect(await c.estimatedDocumentCount()).toBe(expected.length);
  for (const { _id, n } of expected) expect(await c.countDocuments({ n, _id })).toBe(1);
  return outcome;
}

it('commits what a model does with one transaction after the other, however they are interleaved', {
  timeout: 60_000 + RUNS * 500,
}, async () => {
  const all = { committed: 0, refused: 0 };
  for (let seed = 0; seed < RUNS; seed++) {
    const { committed, refused } = await interleave(seed);
    all.committed += committed;
    all.refused += refused;
  }
  expect(all.committed).toBeGreaterThan(RUNS);
  expect(all.refused).toBeGreaterThan(RUNS / 2);
});
