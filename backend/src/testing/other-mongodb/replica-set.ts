import { type Handle, type Handled, isGreeting, isInTransaction } from './differences.ts';
import { type Member, type OtherMongodb, startInFront } from './start.ts';
import type { Body } from './wire-message.ts';

export type Fault =
  | 'the primary has stepped down'
  | 'the primary is lost after the write'
  | 'most members are too slow'
  | 'another member is elected'
  | 'nobody is elected for four seconds';

/** How long there is no primary. */
const ELECTION_MS: Partial<Record<Fault, number>> = {
  'another member is elected': 300,
  'nobody is elected for four seconds': 4000,
};
const MEMBERS = 2;

export type ReplicaSet = OtherMongodb & {
  /** Makes the nth write from now, and `times` in total, meet a fault. */
  fail: (fault: Fault, nth: number, times?: number) => void;
  /** Whether the fault has occurred as often as requested; also ends it. */
  hasFailed: () => boolean;
  /** The write concerns of all writes so far. */
  concerns: () => ReadonlySet<string>;
};

/**
 * Starts a replica set of two members with the same data. Like a real one, it executes a retryable write or
 * commit once and answers retries with the first reply, on either member.
 */
export async function startReplicaSet(): Promise<ReplicaSet> {
  const replies = new Map<string, Body>();
  const concerns = new Set<string>();
  let primary: number | undefined = 0;
  let next: { fault: Fault; nth: number; times: number } | undefined;

  function meet(): Fault | undefined {
    if (!next || next.times === 0) return undefined;
    next.nth -= 1;
    if (next.nth > 0) return undefined;
    next.times -= 1;
    return next.fault;
  }

  /** There is no primary for `ms`; then it is another member. */
  function elect(ms: number): void {
    const elected = ((primary ?? 0) + 1) % MEMBERS;
    primary = undefined;
    setTimeout(() => {
      primary = elected;
    }, ms);
  }

  function write(body: Body): Handled {
    const isOwn = !isInTransaction(body);
    // A transaction's write concern is in its last command.
    if (isOwn || 'commitTransaction' in body) {
      concerns.add(String((body.writeConcern as Body | undefined)?.w));
    }
    const fault = meet();
    if (fault === 'the primary has stepped down') return { refuse: notPrimary(body) };
    const electionMs = fault && ELECTION_MS[fault];
    if (electionMs) {
      elect(electionMs);
      return { refuse: notPrimary(body) };
    }
    const key = `${JSON.stringify(body.lsid)} ${body.txnNumber}`;
    const known = isOwn && replies.get(key);
    if (known) return { refuse: known };
    const keep = (reply: Body) => {
      if (isOwn) replies.set(key, reply);
      return fault === 'most members are too slow'
        ? { ...reply, writeConcernError: TOO_SLOW }
        : reply;
    };
    const { txnNumber: _retryable, ...rest } = body;
    return {
      ...(isOwn && { forward: rest }),
      reply: keep,
      isLost: fault === 'the primary is lost after the write',
    };
  }

  const create = (_engine: unknown, { at, addresses }: Member): Handle => {
    const asMember = (reply: Body) => {
      const [hosts, isPrimary] = [addresses(), primary === at];
      return {
        ...reply,
        ...{ setName: 'rs', setVersion: 1, hosts, me: hosts[at] },
        ...(primary !== undefined && { primary: hosts[primary] }),
        ...{ isWritablePrimary: isPrimary, ismaster: isPrimary, secondary: !isPrimary },
      };
    };
    return async (body) => {
      if (isGreeting(body)) return { reply: asMember };
      if (primary !== at) return { refuse: notPrimary(body) };
      return 'txnNumber' in body ? write(body) : {};
    };
  };
  const front = await startInFront(create, MEMBERS);
  return {
    ...front,
    // By default, a client waits half a second before it looks for the primary again.
    uri: `${front.uri}${front.uri.includes('?') ? '&' : '?'}minHeartbeatFrequencyMS=20`,
    fail: (fault, nth, times = 1) => {
      next = { fault, nth, times };
    },
    hasFailed: () => {
      const { times = 0 } = next ?? {};
      next = undefined;
      return times === 0;
    },
    concerns: () => concerns,
  };
}

/** A commit may be retried; within a transaction, the client must start over. */
const notPrimary = (body: Body): Body => ({
  ...{ ok: 0, code: 10_107, codeName: 'NotWritablePrimary', errmsg: 'not primary' },
  errorLabels: [
    isInTransaction(body) && !('commitTransaction' in body)
      ? 'TransientTransactionError'
      : 'RetryableWriteError',
  ],
});
const TOO_SLOW: Body = {
  ...{ code: 64, codeName: 'WriteConcernTimeout', errmsg: 'waiting for replication timed out' },
  errInfo: { wtimeout: true },
};
