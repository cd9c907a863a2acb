import type { CounterOrderBody } from '@book-store/contract/orders/order/counter-orders.schemas';
import { wireQuoteOf } from '@book-store/contract/orders/quote/wire-quote';
import { serves } from '@book-store/contract/settings/delivery/delivery-countries';
import {
  DEFAULT_PAYMENT_WAYS,
  isCash,
  offeredWays,
} from '@book-store/contract/settings/payment/payment';
import { skipToken } from '@reduxjs/toolkit/query';
import { toApiProblem } from '../../../api/api-problem.ts';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { FRESH } from '../../../api/refresh.ts';
import { type AddressParts, addressOf } from '../../../kit/fields/address-values.ts';
import { toQuoteLines } from '../../../lib/ordering/quote-lines.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { usePreviewCodeForOrderQuery } from '../parts/discount-codes/api.ts';
import { useCheckGiftCardForOrderQuery } from '../parts/gift-cards/api.ts';
import type { SoldBook } from './new-order-lines.tsx';

export type NewOrderValues = {
  name: string;
  phone: string;
  email: string;
  delivered: boolean;
  collected: boolean;
  address: AddressParts;
  delivery: string;
  payment: string;
  discountCode: string;
  giftCard: string;
  note: string;
};

/** The codes that the total is known for. */
export type AppliedCodes = { discountCode: string; giftCard: string };

/** What an order costs that the owner enters, and the ways of delivery and to pay that it can have. */
export function useOrderTerms(
  books: readonly SoldBook[],
  typed: NewOrderValues,
  codes: AppliedCodes,
) {
  const { delivered, collected } = typed;
  const { data: shop } = useShopQuery();
  const { isRefined } = useDashboardTexts();
  const address = addressOf(typed.address);
  const ways = shop?.ways ?? [];
  const bringing = ways.filter(({ kind }) => kind !== 'pick-up');
  const fitting = bringing.filter((one) => serves(one, address.countryCode));
  const pickUp = isRefined && !collected ? ways.find(({ kind }) => kind === 'pick-up') : undefined;
  const bringingWay = fitting.find(({ id }) => id === typed.delivery) ?? fitting[0] ?? bringing[0];
  const way = delivered ? bringingWay : pickUp;

  const code = usePreviewCodeForOrderQuery(
    codes.discountCode && books.length > 0
      ? {
          code: codes.discountCode,
          productIds: books.map(({ _id }) => _id),
          quantities: books.map(({ quantity }) => quantity),
        }
      : skipToken,
    FRESH,
  );
  const card = useCheckGiftCardForOrderQuery(codes.giftCard || skipToken, FRESH);
  const discount = codes.discountCode ? code.currentData : undefined;
  const quoteWith = (fee: number | undefined) =>
    wireQuoteOf(toQuoteLines(books, discount?.eligible), {
      discount,
      delivery: way,
      usualWeight: shop?.usualWeight,
      tax: shop?.tax && {
        terms: shop.tax,
        address: delivered ? address : undefined,
        at: new Date(),
      },
      fee,
      giftCard: codes.giftCard ? card.currentData?.balance : undefined,
    });
  const { subtotal: sum } = quoteWith(undefined);
  const order = {
    kind: delivered ? way?.kind : ('pick-up' as const),
    to: delivered ? { countryCode: address.countryCode } : undefined,
    sum,
  };
  // Nobody can be led to Stripe, and cash can always be taken.
  const byBank = offeredWays(shop?.payments ?? DEFAULT_PAYMENT_WAYS, order).filter(
    ({ method }) => method !== 'stripe' && !isCash(method),
  );
  const payment = collected ? undefined : byBank.find(({ method }) => method === typed.payment);
  const quote = quoteWith(payment?.fee);
  const isCovered = quote.giftCard > 0 && quote.due === 0;
  const terms: Pick<CounterOrderBody, 'delivery' | 'payment' | 'discountCode' | 'giftCard'> = {
    ...(isRefined && way && { delivery: way.id }),
    ...(payment && { payment: payment.method }),
    ...(isCovered && { payment: 'gift-card' as const }),
    ...(codes.discountCode && { discountCode: codes.discountCode }),
    ...(quote.giftCard > 0 && { giftCard: { code: codes.giftCard, amount: quote.giftCard } }),
  };
  const problemOf = (asked: string, error: unknown) =>
    asked && error ? toApiProblem(error).message : undefined;
  return {
    address,
    fitting,
    way,
    byBank,
    quote,
    terms,
    isCovered,
    problems: {
      discountCode: problemOf(codes.discountCode, code.error),
      giftCard: problemOf(codes.giftCard, card.error),
    },
    isWaiting: code.isFetching || card.isFetching,
  };
}
