import { maskedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards';
import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import { formatDay, formatDays } from '@book-store/contract/promised-days';
import { Link } from 'react-router-dom';
import { DiscountLine } from '../../../kit/money/discount-line.tsx';
import { LinePrice } from '../../../kit/money/line-price.tsx';
import { Price } from '../../../kit/money/price.tsx';
import { SumLine } from '../../../kit/money/sum-line.tsx';
import { addedTaxes, includedTaxes, TaxLines } from '../../../kit/money/tax-lines.tsx';
import { Cover } from '../../../kit/pictures/cover.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { editionOf } from '../../../lib/books/edition.ts';
import { copiesInWords, formatAmount } from '../../../lib/money/amount.ts';
import { deliveryWords, wayName } from '../../../lib/ordering/delivery-words.ts';
import { paymentMethodNames } from '../../../lib/ordering/payment-names.ts';
import { sumLabel } from '../parts/order-moves/order-labels.ts';
import { ChangeLinesForm } from './change-lines-form.tsx';
import { Correctable } from './correctable.tsx';

export const OrderBooks = ({ order }: { order: AdminOrderView }) => (
  <Correctable
    can={order.linesCanChange}
    button="Change the books"
    buttonClass="mt-4 justify-self-start"
    className=""
    form={(onDone) => <ChangeLinesForm order={order} onDone={onDone} />}
  >
    <OrderLines order={order} />
  </Correctable>
);

/** The books as they were when ordered, and what they cost together. */
function OrderLines({ order }: { order: AdminOrderView }) {
  const isUnpaid = UNPAID_ENDS.includes(order.status);
  const { due } = order.payment ?? { due: order.totalPrice };
  // A gift card may have paid part of it, or a return may have lowered the rest.
  const isSplit = !isUnpaid && due > 0 && due !== order.totalPrice;
  return (
    <>
      {order.boughtGiftCard && <BoughtCard card={order.boughtGiftCard} />}
      <ul aria-label="Books" className="grid empty:hidden">
        {order.lines.map(({ bookId, price, quantity, ...line }) => (
          <li key={bookId} className="flex items-center gap-4 border-b border-line py-3">
            <Cover book={line} alt="" sizes="56px" className="w-14 shrink-0" />
            <span className="min-w-0 grow">
              <Link
                to={dashboardPaths.editBook.to(bookId)}
                className="link inline-flex min-h-11 items-center font-semibold break-words"
              >
                {line.title}
              </Link>
              {line.author && <span className="block text-fine text-muted">{line.author}</span>}
              <span className="block text-fine text-muted empty:hidden">{editionOf(line)}</span>
            </span>
            <LinePrice price={price} quantity={quantity} className="text-right" />
          </li>
        ))}
      </ul>
      <DiscountLine discount={order.discountCode} className="pt-4" />
      {(order.delivery || order.address) && (
        <p className="flex justify-between gap-4 pt-4">
          <span>
            {wayName(order.delivery)}
            {order.delivery?.days && (
              <span className="text-muted">, {formatDays(order.delivery.days, 'en')}</span>
            )}
          </span>
          <span className="tabular-nums">{deliveryWords(order.deliveryFee)}</span>
        </p>
      )}
      {order.payment?.fee !== undefined && (
        <SumLine name={paymentMethodNames()[order.payment.method]} className="pt-2">
          {formatAmount(order.payment.fee)}
        </SumLine>
      )}
      <TaxLines taxes={addedTaxes(order.taxes)} className="pt-2" />
      <p className="flex items-baseline justify-between gap-4 first-of-type:pt-4">
        <span>
          {isSplit ? 'Total' : sumLabel(order)}
          {!order.boughtGiftCard && (
            <span className="text-muted">, {copiesInWords(order.lines)}</span>
          )}
        </span>
        <Price
          amount={order.totalPrice}
          className={`text-h2 font-semibold ${isUnpaid ? 'text-muted line-through' : ''}`}
        />
      </p>
      <TaxLines taxes={includedTaxes(order.taxes)} className="text-muted" />
      {isSplit && <PaidInParts order={order} due={due} />}
    </>
  );
}

const PaidInParts = ({ order, due }: { order: AdminOrderView; due: number }) => (
  <>
    {order.payment?.giftCard && (
      <p className="flex justify-between gap-4 pt-2">
        <span>Gift card {maskedGiftCard(order.payment.giftCard.lastFour)}</span>
        <span className="tabular-nums">{formatAmount(-order.payment.giftCard.amount)}</span>
      </p>
    )}
    <p className="flex justify-between gap-4 pt-2 font-semibold">
      <span>{sumLabel(order)}</span>
      <span className="tabular-nums">{formatAmount(due)}</span>
    </p>
  </>
);

type BoughtCardProps = { card: NonNullable<AdminOrderView['boughtGiftCard']> };

/** The gift card that an order buys, with a link to it once it is issued. */
function BoughtCard({ card: { amount, recipient, sendOn, card } }: BoughtCardProps) {
  const name = recipient ? `Gift card for ${recipient.name}` : 'Gift card';
  return (
    <div className="grid gap-1 border-b border-line py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        {card ? (
          <Link
            to={dashboardPaths.giftCard.to(card)}
            className="link inline-flex min-h-11 items-center font-semibold break-words"
          >
            {name}
          </Link>
        ) : (
          <span className="font-semibold break-words">{name}</span>
        )}
        <Price amount={amount} />
      </p>
      {recipient && (
        <p className="text-fine break-words text-muted">
          By mail to {recipient.email}, on {formatDay(sendOn, 'en')}
          {!card && ', once it is paid'}
        </p>
      )}
      {recipient?.message && <p className="break-words whitespace-pre-line">{recipient.message}</p>}
    </div>
  );
}
