import type { MongoClient } from 'mongodb';
import {
  asMongos,
  type Handled,
  isGreeting,
  isInTransaction,
  isSnapshotRead,
} from './differences.ts';
import { type OtherMongodb, startInFront } from './start.ts';
import type { Body } from './wire-message.ts';

/** How servers report write conflicts. None of the replies has a label. */
export const CONFLICTS = {
  'a serialization failure by its number': {
    code: 16_777_220,
    errmsg: 'could not serialize access due to concurrent update',
  },
  'a deadlock by its number': { code: 16_908_292, errmsg: 'deadlock detected' },
  'a serialization failure in the text of an unknown code': {
    code: 4711,
    errmsg: 'the statement has failed (SQLSTATE 40001)',
  },
  'a deadlock in the text of an internal error': {
    code: 1,
    errmsg: 'ERROR 40P01: process 12 waits for process 13',
  },
  'a write conflict': { code: 112, errmsg: 'WriteConflict' },
} satisfies Record<string, Body>;

export type Conflict = keyof typeof CONFLICTS;

type Trouble = {
  conflict: Conflict;
  /** The number of the write, counted from now, and how many after it. */
  nth: number;
  times?: number;
  /** Whether it affects writes outside transactions instead. */
  outside?: boolean;
};

export type ContentiousServer = OtherMongodb & {
  /** Makes commands meet conflicts. */
  meet: (trouble: Trouble) => void;
  /** Whether the conflicts have occurred as often as requested; also ends them. */
  hasMet: () => boolean;
  /** Repeats the next write to a collection outside its transaction, as if that had expired. */
  repeatOutside: (collection: string) => void;
};

const WRITES = ['insert', 'update', 'delete', 'findAndModify'];

/**
 * Starts a server that reports conflicts with the codes and messages of another database with MongoDB's
 * protocol, without labels.
 */
export async function startContentiousServer(): Promise<ContentiousServer> {
  let trouble: Required<Trouble> | undefined;
  let repeated: string | undefined;

  function refusalOf(body: Body): Body | undefined {
    if (!trouble || trouble.times === 0) return undefined;
    const isOutside = !isInTransaction(body) && WRITES.some((name) => name in body);
    const counts = trouble.outside
      ? isOutside
      : isInTransaction(body) && !('abortTransaction' in body);
    if (!counts) return undefined;
    trouble.nth -= 1;
    if (trouble.nth > 0) return undefined;
    trouble.times -= 1;
    return { ok: 0, ...CONFLICTS[trouble.conflict] };
  }

  const front = await startInFront((engine) => async (body): Promise<Handled> => {
    if (isGreeting(body)) return { reply: asMongos };
    const refuse = refusalOf(body) ?? (await refusalOfUpsert(engine, body));
    if (refuse) return { refuse };
    if (isInTransaction(body)) {
      if (repeated !== undefined && body.update === repeated) {
        repeated = undefined;
        const { lsid, txnNumber, startTransaction, autocommit, readConcern, ...alone } = body;
        return { first: alone };
      }
      return {};
    }
    const { txnNumber: _retryable, ...rest } = body;
    if (isSnapshotRead(body)) delete rest.readConcern;
    return { forward: rest };
  });
  return {
    ...front,
    meet: ({ times = 1, outside = false, ...rest }) => {
      trouble = { ...rest, times, outside };
    },
    hasMet: () => {
      const { times = 0 } = trouble ?? {};
      trouble = undefined;
      return times === 0;
    },
    repeatOutside: (collection) => {
      repeated = collection;
    },
  };
}

/** In a transaction, an upsert of an existing `_id` is reported as a conflict, not as a duplicate key. */
async function refusalOfUpsert(engine: MongoClient, body: Body): Promise<Body | undefined> {
  const { findAndModify, query, upsert } = body as { query?: Body } & Body;
  if (!upsert || query?._id === undefined || !isInTransaction(body)) return undefined;
  const documents = engine.db(String(body.$db)).collection(String(findAndModify));
  const isThere = await documents.findOne({ _id: query._id as never });
  const isMeant = await documents.findOne(query);
  return isThere && !isMeant ? { ok: 0, ...CONFLICTS['a write conflict'] } : undefined;
}
