import { createHmac, timingSafeEqual } from 'node:crypto';

/** An older call may have been recorded and sent again by somebody else. */
const TOLERANCE_MS = 300_000;

type Signed = { body: Buffer; header: string | undefined; secret: string; now: Date };

/**
 * Returns whether Stripe has signed a body within the last minutes: the header has the time, and at least one HMAC of
 * time and body (`t=…,v1=…`). While a secret is exchanged there are several.
 */
export function isSigned({ body, header = '', secret, now }: Signed): boolean {
  const parts = header.split(',').map((part) => part.split('=', 2));
  const valuesOf = (name: string) => parts.flatMap(([key, value]) => (key === name && value) || []);
  const [time = ''] = valuesOf('t');
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() - Number(time) * 1000) > TOLERANCE_MS) return false;
  const wanted = signatureOf(time, body, secret);
  return valuesOf('v1').some((given) => isSame(Buffer.from(given, 'hex'), wanted));
}

/** Returns the HMAC of a time, in seconds, and a body. */
export const signatureOf = (time: string, body: Buffer, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest();

const isSame = (given: Buffer, wanted: Buffer) =>
  given.length === wanted.length && timingSafeEqual(given, wanted);
