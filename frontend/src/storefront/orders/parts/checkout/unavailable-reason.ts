import { toMajor, toMinor } from '@book-store/contract/money';
import {
  type PaymentWay,
  type ToPay,
  type UnavailableReason,
  unavailableReason,
} from '@book-store/contract/settings/payment/payment';

/** Returns why an order cannot be paid in a way, all amounts as the wire has them: Stripe's rules are in minor units. */
export function unavailableReasonOnWire(
  way: PaymentWay,
  { restFor, ...order }: ToPay,
): UnavailableReason | undefined {
  const rest = restFor && ((fee: number) => toMinor(restFor(fee)));
  const reason = unavailableReason(way, { ...order, restFor: rest });
  return reason && 'charge' in reason
    ? { ...reason, rest: toMajor(reason.rest), charge: toMajor(reason.charge) }
    : reason;
}
