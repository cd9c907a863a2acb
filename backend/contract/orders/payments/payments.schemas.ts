import { z } from 'zod';
import { Money, WireDate, WireId } from '../../parts.schemas.ts';
import {
  ORDER_PAYMENT_METHODS,
  PAYMENT_EVENTS,
  PAYMENT_STATES,
} from '../../settings/payment/payment.ts';
import { PaymentAccount } from '../../settings/payment/payment-settings.schemas.ts';
import { ORDER_ACTORS } from '../order/orders.ts';

/** Shown to the customer. */
export const OrderPayment = z.object({
  method: z.enum(ORDER_PAYMENT_METHODS),
  state: z.enum(PAYMENT_STATES),
  /** The amount besides the gift card. */
  due: Money,
  paid: Money,
  refunded: Money,
  /** What a gift card pays of the order, and how much of that was refunded to it. */
  giftCard: z.object({ lastFour: z.string(), amount: Money, returned: Money }).optional(),
  /** The payment method's fee; part of the order's total. */
  fee: Money.optional(),
  /** The account to transfer the money to, with the order's number as reference. */
  account: PaymentAccount.optional(),
  /** Whether the customer can pay now, at Stripe. */
  payable: z.boolean().optional(),
  /** The deadline, after which the order is cancelled. */
  payUntil: WireDate.optional(),
});
export type OrderPayment = z.input<typeof OrderPayment>;

const PaymentEvent = z.object({
  kind: z.enum(PAYMENT_EVENTS),
  at: WireDate,
  amount: Money.optional(),
  by: z.object({ role: z.enum(ORDER_ACTORS), name: z.string().optional() }).optional(),
  reference: z.string().optional(),
});

/** Shown to the owner. */
export const AdminOrderPayment = OrderPayment.extend({
  events: z.array(PaymentEvent),
  /** Refunds through Stripe and their progress. */
  refunds: z
    .array(
      z.object({
        _id: WireId,
        amount: Money,
        state: z.enum(['asked', 'made', 'failed']),
        reason: z.string().optional(),
        at: WireDate,
      }),
    )
    .optional(),
  /** What can still be refunded. */
  refundable: Money,
  /** What was refunded at Stripe itself, and the owner has not said what for. */
  refundedAtStripe: Money.optional(),
});
export type AdminOrderPayment = z.input<typeof AdminOrderPayment>;

/** Stripe's checkout page. */
export const CheckoutPage = z.object({ url: z.string() });
export type CheckoutPage = z.output<typeof CheckoutPage>;

export const WebhookReply = z.object({ received: z.literal(true) });
