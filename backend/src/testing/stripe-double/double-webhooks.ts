import Stripe from 'stripe';
import type { Event } from './double-state.ts';

type Target = { url: string; secret: string; now: () => Date };

/** Sends an event to a webhook as Stripe does. Returns the status of the reply; 0 if there is none. */
export async function sendEvent(event: Event, { url, secret, now }: Target): Promise<number> {
  const body = JSON.stringify(event);
  const timestamp = Math.floor(now().getTime() / 1000);
  const signed = { payload: body, secret, timestamp };
  const signature = Stripe.webhooks.generateTestHeaderString(signed);
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
  const reply = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
  await reply?.arrayBuffer();
  return reply?.status ?? 0;
}
