import type { PlaceOrderBody } from '@book-store/backend/contract';
import { personalStorage } from '../../shared/personal-storage.ts';

const NAME = 'order-attempt';
type Attempt = { content: string; key: string };

/** `crypto.randomUUID` is missing on plain http; 128 random bits are as good. */
const randomKey = () =>
  crypto.randomUUID?.() ??
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * The key of this very order: the same for every try with the same content, also after a reload, and
 * a new one as soon as anything differs. So a lost answer never makes a second order.
 */
export function idempotencyKeyFor(uid: string, body: PlaceOrderBody): string {
  const content = JSON.stringify(body);
  const last = personalStorage.read(uid, NAME) as Attempt | undefined;
  if (last?.content === content) return last.key;
  const key = randomKey();
  personalStorage.write(uid, NAME, { content, key } satisfies Attempt);
  return key;
}

/** The order is placed, or the key is spoilt: the next order gets a new one. */
export const forgetIdempotencyKey = (uid: string) => personalStorage.write(uid, NAME, undefined);
