import { shopPlace } from '@book-store/contract/place';
import { toStripeAmount } from '@book-store/contract/settings/payment/stripe-amounts';
import type Stripe from 'stripe';
import type { z } from 'zod';
import type { StripeAccount } from '../../platform/config/stripe-account.ts';
import { AppError, badRequest } from '../../platform/errors/errors.ts';
import { Refund, Session, StripeEvent } from './stripe-answers.ts';

const TIMEOUT_MS = 10_000;
/** A customer is waiting, and the jobs try again later. */
const RETRIES = 1;
/** Rejects replays of recorded events. */
const TOLERANCE_S = 300;

export type SessionForm = Stripe.Checkout.SessionCreateParams;
export type RefundForm = Stripe.RefundCreateParams;

/**
 * Converts minor units to Stripe's. Throws for an amount that Stripe cannot represent exactly: a refund without
 * an amount would refund everything.
 */
export function stripeUnits(minor: number): number {
  const units = toStripeAmount(minor, shopPlace().currency);
  if (units === undefined) throw new Error(`Stripe cannot move ${minor} minor units.`);
  return units;
}

/** Loaded only where there is an account: it takes 20 MB of memory. */
const load = async () => (await import('stripe')).default;

export type StripeClient = ReturnType<typeof stripeClient>;

/**
 * Every call throws `StripeUnavailable` if Stripe does not answer and `StripeRefused` if it refuses. Repeating a call
 * with the same key returns the same answer without a second effect.
 */
export function stripeClient({ secretKey, apiUrl }: Pick<StripeAccount, 'secretKey' | 'apiUrl'>) {
  const { protocol, hostname: host, port } = new URL(apiUrl);
  const config: Stripe.StripeConfig = {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host,
    ...(port && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    // Telemetry writes a file with an id of this computer and sends it.
    telemetry: false,
  };
  let connected: Promise<Stripe> | undefined;
  const connect = () => (connected ??= load().then((Api) => new Api(secretKey, config)));
  const call = async <Schema extends z.ZodType>(
    schema: Schema,
    run: (stripe: Stripe) => Promise<unknown>,
  ): Promise<z.output<Schema>> => {
    const reply = await connect().then(run).catch(toOwnError);
    const parsed = schema.safeParse(reply);
    if (!parsed.success) throw new StripeUnavailable('The answer is not as expected.');
    return parsed.data;
  };
  return {
    createSession: (form: SessionForm, idempotencyKey: string) =>
      call(Session, ({ checkout }) => checkout.sessions.create(form, { idempotencyKey })),
    getSession: (id: string) =>
      call(Session, ({ checkout }) =>
        checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }),
      ),
    expireSession: (id: string) => call(Session, ({ checkout }) => checkout.sessions.expire(id)),
    createRefund: (form: RefundForm, idempotencyKey: string) =>
      call(Refund, ({ refunds }) =>
        refunds.create({ ...form, expand: ['charge'] }, { idempotencyKey }),
      ),
  };
}

async function toOwnError(error: unknown): Promise<never> {
  const { errors } = await load();
  if (!(error instanceof errors.StripeError)) throw error;
  const { statusCode: status, code } = error;
  if (status === undefined) throw new StripeUnavailable('No answer.', { cause: error.detail });
  // Another caller is using the same key, or Stripe is overloaded.
  if (status >= 500 || status === 409 || status === 429)
    throw new StripeUnavailable(`Status ${status}.`);
  throw new StripeRefused(status, code);
}

type Signed = { body: Buffer; header: string | undefined; secret: string; now: Date };

/** Throws `bad-request` unless Stripe has signed the body within the last minutes. */
export async function readSigned({ body, header = '', secret, now }: Signed): Promise<StripeEvent> {
  const { webhooks, errors } = await load();
  try {
    const at = now.getTime();
    const event = webhooks.constructEvent(body, header, secret, TOLERANCE_S, undefined, at);
    return StripeEvent.parse(event);
  } catch (cause) {
    if (cause instanceof errors.StripeSignatureVerificationError)
      throw badRequest('Stripe has not signed this event within the last minutes.');
    throw new AppError('bad-request', { detail: 'This event cannot be read.', cause });
  }
}

/** Stripe gave no usable answer: the call may be retried. */
export class StripeUnavailable extends Error {
  override name = 'StripeUnavailable';
}

/** Stripe refused; the message has its error code, and never a key. */
export class StripeRefused extends Error {
  override name = 'StripeRefused';
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, code: string | undefined) {
    super(`Stripe refused a call with status ${status}${code ? ` and code ${code}` : ''}.`);
    this.status = status;
    this.code = code;
  }
}
