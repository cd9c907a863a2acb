import { asCustomer } from '../app/sign-in.ts';
import type { Call, Reply } from './exchanges.ts';
import { clock } from './fixed-chance.mjs';

export const METRICS_TOKEN = 'the-token-of-who-measures-the-shop';
export const PASSWORD = 'the password of the owner';

/** Less than the hour that a dashboard session lasts. */
const SESSION_MS = 50 * 60_000;
/** Calls that may end the admin's own session. */
const ENDS_SESSION = /\/api\/admin\/(session|sessions\/.*|password)$/;

export const CALLERS = [
  'visitor',
  'wrong token',
  'customer',
  'other customer',
  'unverified customer',
  'monitor',
  'admin',
] as const;
export type CallerName = (typeof CALLERS)[number];

type Options = {
  headers?: Record<string, string>;
  /** By default any success. */
  status?: number | 'any';
};
/** Sends a call. Throws if the reply has another status than expected. */
export type Caller = (name: string, body?: Call['body'], options?: Options) => Promise<Reply>;
export type Callers = Record<
  'visitor' | 'ada' | 'bob' | 'cleo' | 'cleoVerified' | 'monitor' | 'admin',
  Caller
>;

type Exchange = (call: Call) => Promise<Reply>;
export type OnSuccess = (
  call: Call,
  sendAs: (caller: CallerName) => Promise<Reply>,
) => Promise<void>;

/**
 * Returns the callers of the shop; `onSuccess` is called for each successful call, with a way to repeat it as
 * others.
 */
export function callersOf(exchange: Exchange, onSuccess: OnSuccess = async () => {}) {
  let session = { token: '', until: 0 };
  let password = PASSWORD;

  async function adminToken() {
    if (clock.at >= session.until) {
      const call = { name: 'POST /api/auth/admin', caller: 'visitor' };
      const { body } = await exchange({ ...call, body: { username: 'admin', password } });
      session = { token: body.token, until: clock.at + SESSION_MS };
    }
    return session.token;
  }

  const customer = (uid: string, emailVerified: boolean) =>
    asCustomer(uid, { emailVerified, signedInAt: clock.at });

  const authorizationOf = async (caller: CallerName, uid?: string): Promise<string | undefined> =>
    ({
      visitor: undefined,
      'wrong token': 'Bearer not-a-token',
      customer: customer(uid ?? 'ada', true),
      'other customer': customer('bob', true),
      'unverified customer': customer('cleo', false),
      monitor: `Bearer ${METRICS_TOKEN}`,
      admin: caller === 'admin' ? `Bearer ${await adminToken()}` : undefined,
    })[caller];

  async function sendAs(caller: CallerName, call: Omit<Call, 'caller'>, uid?: string) {
    const Authorization = await authorizationOf(caller, uid);
    const headers = { ...call.headers, ...(Authorization && { Authorization }) };
    const reply = await exchange({ ...call, caller, headers });
    if (caller === 'admin' && ENDS_SESSION.test(call.name)) session.until = 0;
    return reply;
  }

  const as =
    (caller: CallerName, uid?: string): Caller =>
    async (name, body, { headers = {}, status } = {}) => {
      const call = { name, caller, headers, body };
      const reply = await sendAs(caller, call, uid);
      const isExpected =
        status === 'any' || (status ? reply.status === status : reply.status < 400);
      if (!isExpected) throw new Error(`${name} as ${caller}: ${reply.status} ${reply.text}`);
      if (reply.status < 400) await onSuccess(call, (other) => sendAs(other, call));
      return reply;
    };

  const callers: Callers = {
    visitor: as('visitor'),
    ada: as('customer'),
    bob: as('other customer'),
    cleo: as('unverified customer'),
    cleoVerified: as('customer', 'cleo'),
    monitor: as('monitor'),
    admin: as('admin'),
  };
  return {
    callers,
    sendAs,
    /** Signs the owner in if necessary. */
    adminToken,
    choosePassword: (chosen: string) => {
      password = chosen;
    },
  };
}
