import { maskedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { useShopQuery } from '../../api/calls/shop-api.ts';
import { formatAmount } from '../../lib/money/amount.ts';
import { isPaidInCash } from '../../lib/ordering/order-status-names.ts';
import { orderingTexts } from '../../lib/ordering/texts.ts';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { OrderDate } from '../date-time.tsx';
import { SumLine } from '../money/sum-line.tsx';
import { includedTaxes, TaxLines } from '../money/tax-lines.tsx';
import { PostalAddress } from '../postal-address.tsx';
import { PrintHead, PrintSheet } from './print-sheet.tsx';
import { PrintedLines } from './printed-lines.tsx';
import { paperTexts } from './texts.ts';

/** A customer's order, or one that the owner has entered: it may be picked up in the shop. */
export type ReceiptOrder = Omit<OrderView, 'history'> & {
  history: readonly OrderView['history'][number][];
};

/** The printed receipt: who ordered what, and what it costs. */
export function OrderReceipt({ order }: { order: ReceiptOrder }) {
  const texts = useTexts(paperTexts);
  const tax = useShopQuery().data?.tax;
  return (
    <PrintSheet label={texts.receipt} paper="any">
      <PrintHead name={texts.receipt} number={order.number} />
      <div className="keep-together mb-[1.2em] grid grid-cols-[minmax(0,1fr)_auto] items-start gap-[1.5em]">
        <PostalAddress order={order} />
        <p className="text-right">
          {texts.orderedOn} <OrderDate at={order.createdAt} className="block" />
        </p>
      </div>
      <PrintedLines order={order} />
      <TotalInCash order={order} />
      <PaidByGiftCard order={order} />
      <TaxLines taxes={includedTaxes(order.taxes)} />
      <div className="mt-[1.5em] text-[0.9em]">
        <p className="break-all empty:hidden">{texts.orderId(order._id)}</p>
        {tax?.number && <p>{texts.taxNumber(tax.number)}</p>}
      </div>
    </PrintSheet>
  );
}

/** What a gift card has paid of an order, and what is left. */
export function PaidByGiftCard({ order: { payment } }: { order: ReceiptOrder }) {
  const words = useTexts(orderingTexts).payment;
  if (!payment?.giftCard) return null;
  const { giftCard, due, paid } = payment;
  return (
    <>
      <SumLine name={words.giftCard(maskedGiftCard(giftCard.lastFour))} className="keep-together">
        {formatAmount(giftCard.amount)}
      </SumLine>
      {due > 0 && (
        <SumLine name={paid >= due ? words.paid : words.toPay} className="keep-together">
          {formatAmount(due)}
        </SumLine>
      )}
    </>
  );
}

/** What an order costs in all, and whether it is paid. */
export function TotalInCash({ order }: { order: ReceiptOrder }) {
  const texts = useTexts(paperTexts);
  const payment = useTexts(orderingTexts).payment;
  const inCash = order.address ? texts.payOnDelivery : texts.payInShop;
  const isPaid = order.payment ? order.payment.paid >= order.payment.due : false;
  const words = order.payment?.giftCard
    ? payment.total
    : isPaidInCash(order)
      ? order.status === 'delivered'
        ? texts.paid
        : inCash
      : isPaid
        ? payment.paid
        : payment.toPay;
  return (
    <SumLine name={words} className="keep-together pt-[0.6em] text-[1.3em] font-bold">
      {formatAmount(order.totalPrice)}
    </SumLine>
  );
}
