import { changingCalls } from './changing/calls.ts';
import { discountCodeCalls } from './discount-codes/calls.ts';
import { giftCardCalls } from './gift-cards/calls.ts';
import { guestOrderCalls } from './guests/calls.ts';
import { orderCalls } from './order/calls.ts';
import { waitingOrderCalls } from './overview/calls.ts';
import { paperCalls } from './papers/calls.ts';
import { paymentCalls } from './payments/calls.ts';
import { relatedBookCalls } from './related-books/calls.ts';
import { returnCalls } from './returns/calls.ts';
import { stripeCalls } from './stripe/calls.ts';
import { withdrawalCalls } from './withdrawals/calls.ts';

export const ordersCalls = {
  orders: orderCalls,
  'changing-orders': changingCalls,
  'guest-orders': guestOrderCalls,
  'waiting-orders': waitingOrderCalls,
  'discount-codes': discountCodeCalls,
  'related-books': relatedBookCalls,
  'gift-cards': giftCardCalls,
  papers: paperCalls,
  payments: paymentCalls,
  stripe: stripeCalls,
  returns: returnCalls,
  withdrawals: withdrawalCalls,
};
