import { z } from 'zod';
import { Money, WireDate, WireId } from '../../parts.schemas.ts';
import {
  ORDER_PAYMENT_METHODS,
  PAYMENT_EVENTS,
  PAYMENT_STATES,
} from '../../settings/payment/payment.ts';
import { PaymentAccount } from '../../settings/payment/payment-settings.schemas.ts';
import { ORDER_ACTORS } from '../order/orders.ts';

/** How an order is paid, as its customer sees it. */
export const OrderPayment = z.object({
  method: z.enum(ORDER_PAYMENT_METHODS),
  state: z.enum(PAYMENT_STATES),
  /** What is to be paid besides the gift card. */
  due: Money,
  paid: Money,
  refunded: Money,
  /** The gift card that pays a part or all of the order, and what of that it has got back. */
  giftCard: z.object({ lastFour: z.string(), amount: Money, returned: Money }).optional(),
  /** What this way to pay costs; a part of the order's total. */
  fee: Money.optional(),
  /** Where to transfer the money to, with the order's number. */
  account: PaymentAccount.optional(),
  /** Whether the customer can pay now, at Stripe. */
  payable: z.boolean().optional(),
  /** Until when; then the order is cancelled. */
  payUntil: WireDate.optional(),
});
export type OrderPayment = z.input<typeof OrderPayment>;

/** Something that happened to a payment. */
const PaymentEvent = z.object({
  kind: z.enum(PAYMENT_EVENTS),
  at: WireDate,
  amount: Money.optional(),
  by: z.object({ role: z.enum(ORDER_ACTORS), name: z.string().optional() }).optional(),
  reference: z.string().optional(),
});

/** How an order is paid, as the owner sees it. */
export const AdminOrderPayment = OrderPayment.extend({
  events: z.array(PaymentEvent),
  /** What goes back through Stripe, and how far it is. */
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
  /** What can still be given back. */
  refundable: Money,
});
export type AdminOrderPayment = z.input<typeof AdminOrderPayment>;

/** Where a customer pays, at Stripe. */
export const CheckoutPage = z.object({ url: z.string() });
export type CheckoutPage = z.output<typeof CheckoutPage>;

export const WebhookReply = z.object({ received: z.literal(true) });
