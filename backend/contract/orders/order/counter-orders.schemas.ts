import { z } from 'zod';
import { refused } from '../../field-codes.ts';
import { Name, WrittenPhone } from '../../parts.schemas.ts';
import { PHONE_RULE } from '../../phone.ts';
import { isCash } from '../../settings/payment/payment.ts';
import { Address } from '../../settings/place/address.schemas.ts';
import { NAME_MAX } from '../../text-limits.ts';
import { AddOrderNoteBody } from './admin-orders.schemas.ts';
import { PlaceOrderBody, QUANTITIES_RULE, quantitiesFit } from './orders.schemas.ts';

/** An order that the owner enters in the shop or on the phone. */
export const CounterOrderBody = z
  .strictObject({
    /** Name and phone are required only for delivery. */
    name: Name.max(NAME_MAX).default(''),
    phone: WrittenPhone.default(''),
    /** Required only for delivery. */
    address: Address.optional(),
    productIds: PlaceOrderBody.shape.productIds,
    quantities: PlaceOrderBody.shape.quantities,
    /** The total that the owner saw, as for a customer's order. */
    totalPrice: PlaceOrderBody.shape.totalPrice,
    /** Whom the shop writes to about it. */
    email: PlaceOrderBody.shape.email.optional(),
    delivery: PlaceOrderBody.shape.delivery,
    /** By default in cash. Nobody can be led to Stripe. */
    payment: PlaceOrderBody.shape.payment,
    discountCode: PlaceOrderBody.shape.discountCode,
    giftCard: PlaceOrderBody.shape.giftCard,
    /** For the people of the shop only. */
    note: AddOrderNoteBody.shape.text.optional(),
    /** True if the books were handed over and paid at once. */
    collected: z.boolean().default(false),
  })
  .refine(quantitiesFit, QUANTITIES_RULE)
  .superRefine(({ name, phone, address, payment, giftCard, collected }, { addIssue }) => {
    const issue = (path: string, ...refusal: Parameters<typeof refused>) =>
      addIssue({ code: 'custom', path: [path], ...refused(...refusal) });
    if (payment === 'gift-card' && !giftCard)
      issue('giftCard', 'required', 'Please enter the code of the gift card.');
    if (collected && payment && payment !== 'gift-card' && !isCash(payment))
      issue('payment', 'not-offered', 'What is handed over and paid now is paid in cash.');
    if (!address) return;
    if (!name)
      addIssue({
        code: 'custom',
        path: ['name'],
        ...refused('required', 'Please enter the name.'),
      });
    if (!phone) addIssue({ code: 'custom', path: ['phone'], ...refused('required', PHONE_RULE) });
  });
export type CounterOrderBody = z.input<typeof CounterOrderBody>;
