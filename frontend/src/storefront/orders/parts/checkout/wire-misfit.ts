import { toMajor, toMinor } from '@book-store/contract/money';
import {
  type Misfit,
  misfitOf,
  type PaymentWay,
  type ToPay,
} from '@book-store/contract/settings/payment/payment';

/** Returns why an order cannot be paid in a way, all amounts as the wire has them: Stripe's rules are in minor units. */
export function wireMisfitOf(way: PaymentWay, { restFor, ...order }: ToPay): Misfit | undefined {
  const rest = restFor && ((fee: number) => toMinor(restFor(fee)));
  const misfit = misfitOf(way, { ...order, restFor: rest });
  return misfit && 'charge' in misfit
    ? { ...misfit, rest: toMajor(misfit.rest), charge: toMajor(misfit.charge) }
    : misfit;
}
