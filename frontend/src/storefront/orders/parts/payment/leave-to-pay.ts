import { keptText } from '../../../../lib/storage/kept-text.ts';

const kept = keptText('book-store-paying-guest-v1', 'tab');

/** `token` is from a guest's link. */
type Paying = { id: string; token?: string | undefined };

/**
 * Leaves the shop for Stripe's page of an order. The token of a guest's order stays in this tab, because the addresses
 * to which Stripe leads back stand in its logs.
 */
export function leaveToPay(url: string, { id, token }: Paying): void {
  if (token) kept.write(JSON.stringify({ id, token } satisfies Paying));
  window.location.assign(url);
}

/** Returns the token of a guest's order from which this tab has left to pay. */
export function paidToken(id: string | null): string | undefined {
  const paying = (kept.parse() ?? {}) as Partial<Paying>;
  const isOfOrder = id !== null && paying.id === id && typeof paying.token === 'string';
  return isOfOrder ? paying.token : undefined;
}
