import { signatureOf } from '../../features/payments/stripe/verify-signature.ts';
import type { Event } from './double-state.ts';

type Target = { url: string; secret: string; now: () => Date };

/** Sends an event to a webhook as Stripe does. Returns the status of the reply; 0 if there is none. */
export async function sendEvent(event: Event, { url, secret, now }: Target): Promise<number> {
  const body = Buffer.from(JSON.stringify(event));
  const time = String(Math.floor(now().getTime() / 1000));
  const signature = `t=${time},v1=${signatureOf(time, body, secret).toString('hex')}`;
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
  const reply = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
  await reply?.arrayBuffer();
  return reply?.status ?? 0;
}
