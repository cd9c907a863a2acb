import type { MongoClient } from 'mongodb';
import { asMongos, isGreeting, isInTransaction, isSnapshotRead } from './differences.ts';
import { type OtherMongodb, startInFront } from './start.ts';
import type { Body } from './wire-message.ts';

/**
 * Starts a server with weaker guarantees: it claims to be a cluster but reads without snapshots, and of several
 * concurrent upserts of a new `_id` the last one wins.
 */
export const startLooseServer = (): Promise<OtherMongodb> =>
  startInFront((engine) => async (body) => {
    if (isGreeting(body)) return { reply: asMongos };
    if (isInTransaction(body)) return {};
    if (isSnapshotRead(body)) {
      const { readConcern: _ignored, ...rest } = body;
      return { forward: rest };
    }
    const upsert = upsertOf(body);
    if (upsert) await forgetUnlessThere(engine, String(body.$db), upsert);
    const { txnNumber: _retryable, ...rest } = body;
    return { forward: rest };
  });

type Upsert = { collection: string; filter: Body };

/** An upsert by `_id` only; otherwise undefined. */
function upsertOf(body: Body): Upsert | undefined {
  const [first] = (body.updates ?? []) as Body[];
  const { update: collection, q, upsert } = { ...body, ...first };
  const found = body.findAndModify
    ? { collection: body.findAndModify, filter: body.query, upsert: body.upsert }
    : { collection, filter: q, upsert };
  const filter = found.filter as Body | undefined;
  if (found.upsert !== true || Object.keys(filter ?? {}).join() !== '_id' || !filter) return;
  return { collection: String(found.collection), filter };
}

/** An upsert that sees no document replaces one inserted meanwhile. */
async function forgetUnlessThere(engine: MongoClient, database: string, upsert: Upsert) {
  const documents = engine.db(database).collection(upsert.collection);
  const isThere = (await documents.findOne(upsert.filter)) !== null;
  if (!isThere) await documents.deleteOne(upsert.filter);
}
