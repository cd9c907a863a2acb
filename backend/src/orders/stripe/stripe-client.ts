import { shopPlace } from '@book-store/contract/place';
import { toStripeAmount } from '@book-store/contract/settings/payment/stripe-amounts';
import type Stripe from 'stripe';
import type { z } from 'zod';
import type { StripeAccount } from '../../platform/config/stripe-account.ts';
import { AppError, badRequest } from '../../platform/errors/errors.ts';
import { Refund, Session, StripeEvent } from './stripe-answers.ts';

const TIMEOUT_MS = 10_000;
/** A customer waits meanwhile, and the jobs try again later. */
const RETRIES = 1;
/** An older event may have been recorded and sent again by somebody else. */
const TOLERANCE_S = 300;

export type SessionForm = Stripe.Checkout.SessionCreateParams;
export type RefundForm = Stripe.RefundCreateParams;

/**
 * Returns minor units of the shop's currency as Stripe counts them. Throws for an amount that Stripe cannot move to the
 * unit: a refund without an amount would give all of it back.
 */
export function stripeUnits(minor: number): number {
  const units = toStripeAmount(minor, shopPlace().currency);
  if (units === undefined) throw new Error(`Stripe cannot move ${minor} minor units.`);
  return units;
}

/** Only where there is an account: it takes 20 MB of memory. */
const load = async () => (await import('stripe')).default;

/** The calls of Stripe's API that the shop makes. */
export type StripeClient = ReturnType<typeof stripeClient>;

/**
 * Returns the calls that the shop makes; each throws `StripeAway` if Stripe gives no answer, and `StripeRefused` if it
 * says no. A call with the same key as an earlier one has the same answer, and does nothing once more.
 */
export function stripeClient({ secretKey, apiUrl }: Pick<StripeAccount, 'secretKey' | 'apiUrl'>) {
  const { protocol, hostname: host, port } = new URL(apiUrl);
  const config: Stripe.StripeConfig = {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host,
    ...(port && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    // It would write a file with an id of this computer, and send that.
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
    if (!parsed.success) throw new StripeAway('The answer is not as expected.');
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
  if (status === undefined) throw new StripeAway('No answer.', { cause: error.detail });
  // Somebody else is making the same call, or Stripe has too much to do.
  if (status >= 500 || status === 409 || status === 429) throw new StripeAway(`Status ${status}.`);
  throw new StripeRefused(status, code);
}

type Signed = { body: Buffer; header: string | undefined; secret: string; now: Date };

/**
 * Returns the event of a body that Stripe has signed within the last minutes. Throws `bad-request` for any other, and
 * for what is no event.
 */
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

/** Thrown if Stripe gives no answer, or none that says anything: the call may be made once more. */
export class StripeAway extends Error {
  override name = 'StripeAway';
}

/** Thrown if Stripe says no; the message has its code, and never a key. */
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
