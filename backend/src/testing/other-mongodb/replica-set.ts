import { type Handle, type Handled, isGreeting } from './differences.ts';
import { type OtherMongodb, startInFront } from './start.ts';
import type { Body } from './wire-message.ts';

/** What befalls a write. */
export type Fault =
  | 'the primary has stepped down'
  | 'the primary is lost after the write'
  | 'most members are too slow';

export type ReplicaSet = OtherMongodb & {
  /** Lets the nth write from now, and as many after it as given, meet a fault. */
  fail: (fault: Fault, nth: number, times?: number) => void;
  /** Returns whether the fault has happened as often as it should, and stops it. */
  hasFailed: () => boolean;
  /** The write concerns of all writes so far. */
  concerns: () => ReadonlySet<string>;
};

/**
 * Starts a replica set of one visible member. Like a real one, it carries a retryable write out once, and answers
 * its repeats with the first reply.
 */
export async function startReplicaSet(): Promise<ReplicaSet> {
  const replies = new Map<string, Body>();
  const concerns = new Set<string>();
  let next: { fault: Fault; nth: number; times: number } | undefined;

  /** Returns the fault that this write meets. */
  function meet(): Fault | undefined {
    if (!next || next.times === 0) return undefined;
    next.nth -= 1;
    if (next.nth > 0) return undefined;
    next.times -= 1;
    return next.fault;
  }

  function write({ txnNumber, ...body }: Body): Handled {
    const key = `${JSON.stringify(body.lsid)} ${txnNumber}`;
    concerns.add(String((body.writeConcern as Body | undefined)?.w));
    const fault = meet();
    if (fault === 'the primary has stepped down') return { refuse: NOT_PRIMARY };
    const known = replies.get(key);
    if (known) return { refuse: known };
    const keep = (reply: Body) => {
      replies.set(key, reply);
      return fault === 'most members are too slow'
        ? { ...reply, writeConcernError: TOO_SLOW }
        : reply;
    };
    return { forward: body, reply: keep, isLost: fault === 'the primary is lost after the write' };
  }

  const create = (_engine: unknown, address: () => string): Handle => {
    const asPrimary = (reply: Body) => ({
      ...reply,
      ...{ setName: 'rs', setVersion: 1, hosts: [address()], me: address(), primary: address() },
      ...{ isWritablePrimary: true, ismaster: true, secondary: false },
    });
    return async (body) => {
      if (isGreeting(body)) return { reply: asPrimary };
      return 'txnNumber' in body ? write(body) : {};
    };
  };
  return {
    ...(await startInFront(create)),
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

const NOT_PRIMARY: Body = {
  ...{ ok: 0, code: 10_107, codeName: 'NotWritablePrimary', errmsg: 'not primary' },
  errorLabels: ['RetryableWriteError'],
};
const TOO_SLOW: Body = {
  ...{ code: 64, codeName: 'WriteConcernTimeout', errmsg: 'waiting for replication timed out' },
  errInfo: { wtimeout: true },
};
