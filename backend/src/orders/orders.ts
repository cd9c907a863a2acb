import { ordersCalls } from '@book-store/contract/orders/calls';
import type { Area } from '../platform/area.ts';
import { implement } from '../platform/http/router/implement.ts';
import { onShopView } from '../settings/shop/shop-view.ts';
import { changingOrders } from './changing/calls.ts';
import { onPaymentEvent } from './changing/change-payment.ts';
import { deliveryJobs } from './changing/deliver-by-itself.ts';
import { onOrderChange, onOrdersDetached } from './changing/order-changes.ts';
import { discountCodes } from './discount-codes/calls.ts';
import { showLiveCodes } from './discount-codes/code-state.ts';
import { giftCardsOfShop } from './gift-cards/calls.ts';
import { hasGiftCards } from './gift-cards/gift-card-codes.ts';
import { giftCardData } from './gift-cards/personal-data.ts';
import { guestOrders } from './guests/calls.ts';
import { ordersOfShop } from './order/calls.ts';
import { orderData } from './order/personal-data.ts';
import { waitingOrders } from './overview/calls.ts';
import { ordersDesk } from './overview/orders-desk.ts';
import { papersOfOrders } from './papers/calls.ts';
import { paperData } from './papers/personal-data.ts';
import { freeBankRow } from './payments/book-bank-rows.ts';
import { followMoney } from './payments/bought-gift-cards.ts';
import { paymentsOfOrders } from './payments/calls.ts';
import { scheduleChangedCheck } from './payments/due-payments.ts';
import { paymentJobs } from './payments/payment-jobs.ts';
import { hasOrders, isNumberDrawn } from './placing/order-number.ts';
import { unconfirmedOrdersJobs } from './placing/unconfirmed-orders-job.ts';
import { relatedBooks } from './related-books/calls.ts';
import { returns } from './returns/calls.ts';
import { stripePayments } from './stripe/calls.ts';
import { stripeData } from './stripe/forget-old-events.ts';
import { withdrawalsFromOrders } from './withdrawals/calls.ts';
import { forgetWithdrawalsFrom, withdrawalData } from './withdrawals/personal-data.ts';

export const orders: Area = {
  name: 'orders',
  routes: (deps) =>
    implement(
      ordersCalls,
      {
        orders: ordersOfShop(deps),
        'changing-orders': changingOrders(deps),
        'guest-orders': guestOrders(deps),
        'waiting-orders': waitingOrders(deps),
        'discount-codes': discountCodes(deps),
        'related-books': relatedBooks(),
        'gift-cards': giftCardsOfShop(deps),
        papers: papersOfOrders(deps),
        payments: paymentsOfOrders(deps),
        stripe: stripePayments(deps),
        returns: returns(deps),
        withdrawals: withdrawalsFromOrders(deps),
      },
      deps,
    ),
  jobs: (deps) => [...unconfirmedOrdersJobs(deps), ...paymentJobs(deps), ...deliveryJobs()],
  listen() {
    onShopView(showLiveCodes);
    onOrderChange(scheduleChangedCheck);
    onOrderChange(freeBankRow);
    onPaymentEvent(followMoney);
    onOrdersDetached(forgetWithdrawalsFrom);
  },
  desk: ordersDesk,
  personalData: [giftCardData, orderData, paperData, withdrawalData, stripeData],
  // A gift card is money in the currency of its issue.
  bindsCurrency: async (session) =>
    (await (session ? isNumberDrawn(session) : hasOrders())) || hasGiftCards(session),
  amountNames: {
    DiscountCode: { path: 'code', what: (code) => `An amount of the code ${code}` },
  },
};
