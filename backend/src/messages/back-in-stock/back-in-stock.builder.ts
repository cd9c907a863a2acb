import { randomUUID } from 'node:crypto';
import { waitAsGuest } from '../../people/customers/guest-waits.ts';

/** Puts a book on the list of a guest's address, unconfirmed. Returns the body that confirms it. */
export async function aPendingWait(
  bookId: string,
  email = `${randomUUID()}@example.com`,
): Promise<{ token: string; bookId: string }> {
  const pending = await waitAsGuest({ email, bookId, at: new Date(), confirm: true });
  return { token: pending?.token ?? '', bookId };
}
