import { shopPlace } from '@book-store/contract/place';
import { toStripeAmount } from '@book-store/contract/stripe-amounts';
import { z } from 'zod';
import type { StripeAccount } from '../../stripe-account.ts';
import { Refund, Session } from './stripe-answers.ts';

/** The version of Stripe's API whose answers `stripe-answers.ts` reads. */
const VERSION = '2024-06-20';
const TIMEOUT_MS = 15_000;

/** The parameters of a call: Stripe takes forms, in which members of objects have brackets. */
export type Form = {
  [name: string]: string | number | Form | readonly (string | Form)[];
};

/**
 * Returns minor units of the shop's currency as Stripe counts them. Throws for an amount that Stripe cannot move to the
 * unit: a refund without an amount would give all of it back.
 */
export function stripeUnits(minor: number): number {
  const units = toStripeAmount(minor, shopPlace().currency);
  if (units === undefined) throw new Error(`Stripe cannot move ${minor} minor units.`);
  return units;
}

/** The calls of Stripe's API that the shop makes. */
export type StripeClient = ReturnType<typeof stripeClient>;

/**
 * Returns the calls that the shop makes; each throws `StripeAway` if Stripe gives no answer, and `StripeRefused` if it
 * says no. A call with the same key as an earlier one has the same answer, and does nothing once more.
 */
export function stripeClient({ secretKey, apiUrl }: Pick<StripeAccount, 'secretKey' | 'apiUrl'>) {
  const call = async <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    { form, key }: { form?: Form; key?: string } = {},
  ): Promise<z.output<Schema>> => {
    const reply = await send(`${apiUrl}/v1/${path}`, {
      method: form ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${secretKey}`,
        'Stripe-Version': VERSION,
        ...(key && { 'Idempotency-Key': key }),
      },
      ...(form && { body: encodeForm(form) }),
    });
    const parsed = schema.safeParse(reply);
    if (!parsed.success) throw new StripeAway('The answer is not as expected.');
    return parsed.data;
  };
  const withPayment = 'expand[]=payment_intent.latest_charge';
  return {
    createSession: (form: Form, key: string) => call('checkout/sessions', Session, { form, key }),
    getSession: (id: string) => call(`checkout/sessions/${pathPart(id)}?${withPayment}`, Session),
    expireSession: (id: string) =>
      call(`checkout/sessions/${pathPart(id)}/expire`, Session, { form: {} }),
    createRefund: (form: Form, key: string) =>
      call('refunds', Refund, { form: { ...form, expand: ['charge'] }, key }),
  };
}

const pathPart = encodeURIComponent;

async function send(url: string, init: RequestInit): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const reply = await fetch(url, { ...init, signal, redirect: 'error' });
    const body: unknown = await reply.json();
    if (reply.ok) return body;
    // Somebody else is making the same call, or Stripe has too much to do.
    if (reply.status >= 500 || reply.status === 409 || reply.status === 429)
      throw new StripeAway(`Status ${reply.status}.`);
    throw new StripeRefused(reply.status, body);
  } catch (error) {
    if (error instanceof StripeAway || error instanceof StripeRefused) throw error;
    throw new StripeAway('No answer.', { cause: error });
  }
}

/** Returns a form as Stripe reads it: `line_items[0][quantity]=1`. */
export function encodeForm(form: Form): URLSearchParams {
  const pairs = new URLSearchParams();
  const add = (name: string, value: Form[string]): void => {
    if (typeof value !== 'object') pairs.append(name, String(value));
    else for (const [key, one] of Object.entries(value)) add(name ? `${name}[${key}]` : key, one);
  };
  add('', form);
  return pairs;
}

/** Thrown if Stripe gives no answer, or none that says anything: the call may be made once more. */
export class StripeAway extends Error {
  override name = 'StripeAway';
}

const Problem = z.object({ error: z.object({ code: z.string().max(100) }) });

/** Thrown if Stripe says no; the message has its code, and never a key. */
export class StripeRefused extends Error {
  override name = 'StripeRefused';
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, body: unknown) {
    const code = Problem.safeParse(body).data?.error.code;
    super(`Stripe refused a call with status ${status}${code ? ` and code ${code}` : ''}.`);
    this.status = status;
    this.code = code;
  }
}
