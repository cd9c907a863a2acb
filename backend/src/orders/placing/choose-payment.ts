import { amountValues, formatMoney } from '@book-store/contract/money';
import type { DeliveryWay } from '@book-store/contract/settings/delivery/delivery';
import {
  isCash,
  offeredWays,
  type PaymentMethod,
  type PaymentWay,
  unchargeableReason,
} from '@book-store/contract/settings/payment/payment';
import { type AppError, badField } from '../../platform/errors/errors.ts';
import type { Settings } from '../../settings/shop/sections.ts';
import { toPaymentWays } from '../../settings/shop/shop-view.ts';

type Ordered = {
  customer?: object;
  body: { payment?: PaymentMethod | undefined };
  recipient: { address?: { countryCode?: string | undefined } | undefined };
};

type Shop = {
  settings: Pick<Settings, 'payments'>;
  way: DeliveryWay | undefined;
  hasStripe: boolean;
};

/** A method that the shop offers, or a gift card that pays everything. */
export type ChosenPayment = Omit<PaymentWay, 'method'> & { method: PaymentMethod };

/**
 * Returns a function that picks the payment method for a sum of books and delivery: the wanted one if offered,
 * otherwise cash. Orders that the owner enters can be paid in cash, whatever the shop offers, but not at Stripe.
 */
export function paymentChooser(
  { customer, body, recipient }: Ordered,
  { settings, way, hasStripe }: Shop,
): (sum: number) => ChosenPayment | undefined {
  const kind = way?.kind ?? (recipient.address ? undefined : 'pick-up');
  const to = kind === 'pick-up' ? undefined : recipient.address;
  if (body.payment === 'gift-card') return () => ({ method: 'gift-card', countries: [] });
  if (!customer) {
    if (body.payment === 'stripe') return () => undefined;
    const method = kind === 'pick-up' ? 'at-pick-up' : 'cash-on-delivery';
    if (!body.payment || body.payment === method) return () => ({ method, countries: [] });
  }
  return (sum) => {
    const offered = offeredWays(toPaymentWays(settings, hasStripe), { kind, to, sum });
    return offered.find(({ method }) => (body.payment ? method === body.payment : isCash(method)));
  };
}

/** For a method that is not offered for this order, or an order without one. */
export function notOffered(wanted: PaymentMethod | undefined): AppError {
  const message = wanted
    ? 'This way to pay is not offered for this order. Please choose another one.'
    : 'Please choose how you pay.';
  return badField('payment', message, wanted ? 'not-offered' : 'required');
}

/**
 * Throws `bad-request` for an amount that Stripe cannot charge; `byGiftCard` is paid by gift card. The rest may
 * be 0.
 */
export function assertChargeable(
  method: PaymentMethod,
  dueCents: number,
  byGiftCard: number,
): void {
  const reason = method === 'stripe' && dueCents > 0 ? unchargeableReason(dueCents) : undefined;
  if (!reason || !('charge' in reason)) return;
  const { rest, charge } = reason;
  const less = byGiftCard - (charge - rest);
  const advice =
    less > 0
      ? `use only ${formatMoney(less)} of the gift card, or choose another way to pay`
      : 'choose another way to pay';
  throw badField(
    'payment',
    `A card can pay ${formatMoney(charge)}, but not ${formatMoney(rest)}. Please ${advice}.`,
    'cannot-be-charged',
    amountValues({ chargeable: charge, due: rest, ...(less > 0 && { giftCard: less }) }),
  );
}
