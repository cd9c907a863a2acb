import { randomBytes } from 'node:crypto';

/** The state, in Stripe's documented format as far as the shop reads it. */
export type Session = {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  expires_at: number;
  adaptive_pricing: { enabled: boolean };
  url: string | null;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
  success_url: string;
  cancel_url: string;
  name: string;
};

export type Intent = {
  id: string;
  object: 'payment_intent';
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  latest_charge: string | null;
  metadata: Record<string, string>;
};

export type Charge = {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  disputed: boolean;
  payment_intent: string;
  metadata: Record<string, string>;
};

export type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  status: 'succeeded' | 'failed';
  charge: string;
  currency: string;
  payment_intent: string;
  metadata: Record<string, string>;
};

export type Event = { id: string; type: string; created: number; data: { object: object } };

/** A call that Stripe refuses. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const idOf = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
const DAY_S = 86_400;
const WITH_THREE_DECIMALS = ['bhd', 'jod', 'kwd', 'omr', 'tnd'];

/** With three decimals, Stripe requires the last one to be 0. */
function assertUnits(amount: number, currency: string): void {
  const step = WITH_THREE_DECIMALS.includes(currency) ? 10 : 1;
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount % step !== 0)
    throw new Refused(400, 'parameter_invalid_integer');
}

type Deps = { now: () => Date; origin: () => string; tell: (event: Event) => void };

/** The state of a fake Stripe, and what people and the shop can do with it. */
export function doubleState({ now, origin, tell }: Deps) {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const charges = new Map<string, Charge>();
  const refunds: Refund[] = [];
  const seconds = () => Math.floor(now().getTime() / 1000);
  /** An event contains a snapshot of the object. */
  const tellOf = (type: string, object: object) =>
    tell({ id: idOf('evt'), type, created: seconds(), data: { object: structuredClone(object) } });

  function findSession(id: string): Session {
    const session = sessions.get(id);
    if (!session) throw new Refused(404, 'resource_missing');
    if (session.status === 'open' && session.expires_at <= seconds()) end(session);
    return session;
  }

  function end(session: Session): void {
    Object.assign(session, { status: 'expired', url: null });
    tellOf('checkout.session.expired', session);
  }

  function openSession(id: string): Session {
    const session = findSession(id);
    if (session.status !== 'open') throw new Refused(400, 'session_not_open');
    return session;
  }

  function charge(session: Session, intent: Intent): void {
    const { amount_total: amount, currency } = session;
    const id = idOf('ch');
    const { metadata } = intent;
    Object.assign(intent, { status: 'succeeded', latest_charge: id });
    session.payment_status = 'paid';
    charges.set(id, {
      id,
      object: 'charge',
      amount,
      amount_captured: amount,
      amount_refunded: 0,
      currency,
      disputed: false,
      payment_intent: intent.id,
      metadata,
    });
  }

  function complete(session: Session): Intent {
    const { metadata } = session;
    const id = idOf('pi');
    const intent: Intent = {
      id,
      object: 'payment_intent',
      status: 'processing',
      latest_charge: null,
      metadata,
    };
    intents.set(id, intent);
    Object.assign(session, { status: 'complete', url: null, payment_intent: id });
    return intent;
  }

  function chargeOf(intentId: string): Charge {
    const found = charges.get(intents.get(intentId)?.latest_charge ?? '');
    if (!found) throw new Refused(400, 'resource_missing');
    return found;
  }

  return {
    sessions,
    charges,
    findSession,
    createSession(given: Partial<Session>): Session {
      const { expires_at: until = seconds() + DAY_S, amount_total: amount = 0 } = given;
      const { currency = 'usd' } = given;
      // Allows a minute for the call.
      if (until < seconds() + 29 * 60 || until > seconds() + DAY_S)
        throw new Refused(400, 'expires_at_invalid');
      assertUnits(amount, currency);
      const id = idOf('cs_test');
      const session: Session = {
        client_reference_id: null,
        metadata: {},
        currency,
        success_url: origin(),
        cancel_url: origin(),
        name: '',
        // An account's default.
        adaptive_pricing: { enabled: true },
        ...given,
        id,
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        amount_total: amount,
        expires_at: until,
        url: `${origin()}/pay/${id}`,
      };
      sessions.set(id, session);
      return session;
    },
    /** A session with its payment and charge expanded. */
    expanded(id: string) {
      const session = findSession(id);
      const intent = intents.get(session.payment_intent ?? '');
      const found = intent && charges.get(intent.latest_charge ?? '');
      return {
        ...session,
        payment_intent: intent ? { ...intent, latest_charge: found ?? null } : null,
      };
    },
    expireSession(id: string): Session {
      const session = openSession(id);
      end(session);
      return session;
    },
    pay(id: string): void {
      const session = openSession(id);
      charge(session, complete(session));
      tellOf('checkout.session.completed', session);
    },
    /** Pays with a method that takes days and may fail. */
    payLater(id: string): void {
      const session = openSession(id);
      complete(session);
      tellOf('checkout.session.completed', session);
    },
    settle(id: string, outcome: 'succeeded' | 'failed'): void {
      const session = findSession(id);
      const intent = intents.get(session.payment_intent ?? '');
      if (intent?.status !== 'processing') throw new Refused(400, 'nothing_to_settle');
      if (outcome === 'succeeded') charge(session, intent);
      else intent.status = 'requires_payment_method';
      tellOf(`checkout.session.async_payment_${outcome}`, session);
    },
    refund(intentId: string, given?: number, metadata: Record<string, string> = {}): Refund {
      const found = chargeOf(intentId);
      const left = found.amount_captured - found.amount_refunded;
      const amount = given ?? left;
      if (left === 0) throw new Refused(400, 'charge_already_refunded');
      assertUnits(amount, found.currency);
      if (amount > left) throw new Refused(400, 'amount_too_large');
      found.amount_refunded += amount;
      tellOf('charge.refunded', found);
      const refund: Refund = {
        id: idOf('re'),
        object: 'refund',
        amount,
        status: 'succeeded',
        charge: found.id,
        currency: found.currency,
        payment_intent: intentId,
        metadata,
      };
      refunds.push(refund);
      return structuredClone(refund);
    },
    /** The customer's bank returns the last refund. */
    failRefund(intentId: string): void {
      const last = refunds.findLast((one) => one.payment_intent === intentId);
      if (last?.status !== 'succeeded') throw new Refused(400, 'nothing_to_fail');
      last.status = 'failed';
      chargeOf(intentId).amount_refunded -= last.amount;
      tellOf('charge.refund.updated', last);
      tellOf('refund.failed', last);
    },
    /** The customer's bank opens a dispute; returns its id. */
    dispute(intentId: string): string {
      const found = chargeOf(intentId);
      found.disputed = true;
      const id = idOf('dp');
      const { amount, currency } = found;
      const dispute = { id, object: 'dispute', amount, currency, payment_intent: intentId };
      tellOf('charge.dispute.created', { ...dispute, status: 'needs_response' });
      return id;
    },
    closeDispute(id: string, intentId: string, status: 'won' | 'lost'): void {
      const { amount, currency } = chargeOf(intentId);
      const dispute = { id, object: 'dispute', amount, currency, payment_intent: intentId, status };
      tellOf('charge.dispute.closed', dispute);
    },
  };
}
export type DoubleState = ReturnType<typeof doubleState>;
