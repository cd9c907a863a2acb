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
  atLast: Model;
}

const isTransient = (error: unknown): boolean =>
  (error as { hasErrorLabel?: (label: string) => boolean }).hasErrorLabel?.(
    'TransientTransactionError',
  ) === true;

/** Sessions in random turns. What was committed has to be what a model does in the order of the commits. */
async function interleave(seed: number): Promise<{ committed: number; refused: number }> {
  const random = randomOf(seed);
  const c = (await database.collectionOf([])) as unknown as Collection<Row>;
  if (random(2) === 0) await c.createIndex({ n: 1 });
  const model: Model = new Map();
  const clients: Client[] = Array.from({ length: 2 + random(2) }, () => ({
    session: database.client.startSession(),
    log: [],
    atLast: model,
  }));
  const outcome = { committed: 0, refused: 0 };
  const attempt = async (client: Client, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!isTransient(error)) throw error;
      outcome.refused++;
      client.log = [];
      if (client.session.inTransaction()) await client.session.abortTransaction();
    }
  };
  const commit = async (client: Client) => {
    await client.session.commitTransaction();
    // One that only reads has seen what there was at its last command.
    const rows = client.log.every(({ step }) => step.reads) ? client.atLast : model;
    for (const { step, seen } of client.log)
      expect(step.model(rows), `what a transaction saw, seed ${seed}`).toEqual(seen);
    outcome.committed++;
    client.log = [];
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
    } else if (choice < 4 && client.log.length > 0) await attempt(client, () => commit(client));
    else
      await attempt(client, async () => {
        if (!client.session.inTransaction()) client.session.startTransaction();
        client.log.push({ step, seen: await step.real(c, client.session) });
        client.atLast = new Map(model);
      });
  }
  for (const { session } of clients) await session.endSession();
  const rows = await c.find().sort({ _id: 1 }).toArray();
  const expected = [...model].map(([_id, n]) => ({ _id, n })).sort((a, b) => a._id - b._id);
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
