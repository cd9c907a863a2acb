import type { Location } from 'react-router-dom';
import { paths } from '../../../../lib/addresses/paths.ts';
import type { TextsOf } from '../../../../lib/wording/storefront-texts.ts';
import type { signInTexts } from '../../sign-in-texts.ts';

type Reason = 'checkout' | 'guestOrder';

/** The requested page and the reason to sign in, kept in the history state meanwhile. */
export type ReturnState = {
  from: string;
  reason?: Reason;
  /** Filled in for a new account. */
  email?: string;
};

export const returnState = ({ pathname, search, hash }: Location): ReturnState => ({
  from: `${pathname}${search}${hash}`,
});

/** Undefined if the customer came without being redirected. */
export function reasonToSignIn(
  state: unknown,
  reasons: TextsOf<typeof signInTexts>['reasons'],
): string | undefined {
  if (returnPath(state) === paths.checkout.to()) return reasons.checkout;
  const reason = (state as Partial<ReturnState> | null)?.reason;
  return reason && reasons[reason];
}

export function emailToFillIn(state: unknown): string {
  const { email } = (state ?? {}) as Partial<ReturnState>;
  return typeof email === 'string' ? email : '';
}

/** Whether the new account is for the orders of a guest, which it gets once its address is confirmed. */
export const isForGuestOrder = (state: unknown): boolean =>
  (state as Partial<ReturnState> | null)?.reason === 'guestOrder';

/** What became of the link that confirms the address, kept in the history state. */
export type SentLink = 'mailed' | 'kept';
export const sentLink = (state: unknown): SentLink | undefined =>
  (state as { sentLink?: SentLink } | null)?.sentLink;

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
