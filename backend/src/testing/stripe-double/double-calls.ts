import { createHash } from 'node:crypto';
import { type DoubleState, Refused } from './double-state.ts';

export type Call = { method: string; path: string; form: URLSearchParams; key: string | undefined };
export type Reply = { status: number; body: unknown };

/** Returns the handlers of the API's four calls; a repeated key gets the same answer. */
export function doubleCalls(state: DoubleState) {
  const known = new Map<string, { digest: string; reply: Reply }>();
  return (call: Call): Reply => {
    const { key, path, form } = call;
    const digest = createHash('sha256').update(`${path} ${form}`).digest('hex');
    const earlier = key === undefined ? undefined : known.get(key);
    if (earlier && earlier.digest !== digest) return problem(400, 'idempotency_error');
    if (earlier) return earlier.reply;
    const reply = answer(state, call);
    if (key !== undefined) known.set(key, { digest, reply });
    return reply;
  };
}

function answer(state: DoubleState, call: Call): Reply {
  try {
    return { status: 200, body: structuredClone(run(state, call)) };
  } catch (error) {
    if (error instanceof Refused) return problem(error.status, error.code);
    throw error;
  }
}

const problem = (status: number, code: string): Reply => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: code } },
});

function run(state: DoubleState, { method, path, form }: Call): object {
  const [, session, action] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
  if (method === 'POST' && path === '/v1/checkout/sessions') return createSession(state, form);
  if (method === 'GET' && session) return state.expanded(session);
  if (method === 'POST' && session && action) return state.expireSession(session);
  if (method === 'POST' && path === '/v1/refunds') {
    const intent = form.get('payment_intent') ?? '';
    const amount = form.get('amount');
    // Without an amount, Stripe refunds all that is left.
    const refund = state.refund(intent, amount === null ? undefined : Number(amount), {
      refund: form.get('metadata[refund]') ?? '',
    });
    const isExpanded = form.get('expand[0]') === 'charge';
    return isExpanded ? { ...refund, charge: state.charges.get(refund.charge) } : refund;
  }
  throw new Refused(404, 'unknown_call');
}

const ITEM = 'line_items[0]';

function createSession(state: DoubleState, form: URLSearchParams): object {
  if (form.get('mode') !== 'payment') throw new Refused(400, 'mode_invalid');
  const until = form.get('expires_at');
  return state.createSession({
    amount_total:
      Number(form.get(`${ITEM}[price_data][unit_amount]`)) * Number(form.get(`${ITEM}[quantity]`)),
    currency: form.get(`${ITEM}[price_data][currency]`) ?? '',
    name: form.get(`${ITEM}[price_data][product_data][name]`) ?? '',
    client_reference_id: form.get('client_reference_id'),
    metadata: { order: form.get('metadata[order]') ?? '' },
    adaptive_pricing: { enabled: form.get('adaptive_pricing[enabled]') !== 'false' },
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    ...(until && { expires_at: Number(until) }),
  });
}
