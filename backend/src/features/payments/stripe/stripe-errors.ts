import { z } from 'zod';

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
