import { randomUUID } from 'node:crypto';
import { Subscriber } from './newsletter.model.ts';
import { newToken } from './newsletter.service.ts';

/** Stores an address. Returns the token of its links. */
export async function aSubscriber({
  email = `${randomUUID()}@example.com`,
  pending = false,
  consentedAt = new Date(),
} = {}): Promise<string> {
  const token = newToken();
  await Subscriber.create({
    email,
    consentedAt,
    token,
    ...(pending && { pendingUntil: new Date(Date.now() + 86_400_000) }),
  });
  return token;
}
