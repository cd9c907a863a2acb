import type { Location } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** What signing in is needed for. */
const REASONS = {
  wishes: 'Sign in to keep this book on your wish list. You come back to it afterwards.',
  backInStock:
    'Sign in, so that we know where to write when this book is back. You come back to it afterwards.',
  checkout: 'Sign in to finish your order. Your cart waits.',
} as const;
type Reason = keyof typeof REASONS;

/** The requested page and the reason to sign in, kept in the history state meanwhile. */
export type ReturnState = { from: string; reason?: Reason };

export const returnState = (
  { pathname, search, hash }: Location,
  reason?: Reason,
): ReturnState => ({ from: `${pathname}${search}${hash}`, ...(reason && { reason }) });

/** Returns why the customer is asked to sign in, in words; undefined if they came by themselves. */
export function reasonToSignIn(state: unknown): string | undefined {
  if (returnPath(state) === paths.checkout.to()) return REASONS.checkout;
  const reason = (state as Partial<ReturnState> | null)?.reason;
  return reason && REASONS[reason];
}

/** Returns the path to open after sign-in; home if none was requested or it is not in this shop. */
export function returnPath(state: unknown): string {
  const from = (state as Partial<ReturnState> | null)?.from;
  if (typeof from !== 'string' || !from.startsWith('/')) return paths.home.to();
  try {
    const url = new URL(from, location.origin);
    if (url.origin !== location.origin) return paths.home.to();
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return paths.home.to();
  }
}
