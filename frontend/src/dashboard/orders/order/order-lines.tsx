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
import { ownerOrderingTexts } from '../../../lib/ordering/owner-texts.ts';
import { orderingTexts } from '../../../lib/ordering/texts.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { orderTexts } from '../order-texts.ts';
import { sumLabel } from '../parts/order-moves/order-labels.ts';
import { Correctable } from '../parts/order-parts/correctable.tsx';
import { ChangeLinesForm } from './change-lines-form.tsx';

export const OrderBooks = ({ order }: { order: AdminOrderView }) => (
  <Correctable
    can={order.linesCanChange}
    button={useTexts(orderTexts).lines.change}
    buttonClass="mt-4 justify-self-start"
    className=""
    form={(onDone) => <ChangeLinesForm order={order} onDone={onDone} />}
  >
    <OrderLines order={order} />
  </Correctable>
);

/** The books as they were when ordered, and what they cost together. */
function OrderLines({ order }: { order: AdminOrderView }) {
  const texts = useTexts(orderTexts);
  const common = useTexts(commonTexts);
  const ordering = useTexts(orderingTexts);
  const { methods } = useTexts(ownerOrderingTexts);
  const language = useLanguage();
  const isUnpaid = UNPAID_ENDS.includes(order.status);
  const { due } = order.payment ?? { due: order.totalPrice };
  // A gift card may have paid part of it, or a return may have lowered the rest.
  const isSplit = !isUnpaid && due > 0 && due !== order.totalPrice;
  return (
    <>
      {order.boughtGiftCard && <BoughtCard card={order.boughtGiftCard} />}
      <ul aria-label={texts.books} className="grid empty:hidden">
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
              <span className="block text-fine text-muted empty:hidden">
                {editionOf(line, common.edition)}
              </span>
            </span>
            <LinePrice price={price} quantity={quantity} className="text-right" />
          </li>
        ))}
      </ul>
      <DiscountLine discount={order.discountCode} className="pt-4" />
      {(order.delivery || order.address) && (
        <p className="flex justify-between gap-4 pt-4">
          <span>
            {wayName(order.delivery, ordering)}
            {order.delivery?.days && (
              <span className="text-muted">, {formatDays(order.delivery.days, language)}</span>
            )}
          </span>
          <span className="tabular-nums">{deliveryWords(order.deliveryFee, common.delivery)}</span>
        </p>
      )}
      {order.payment?.fee !== undefined && (
        <SumLine name={methods[order.payment.method]} className="pt-2">
          {formatAmount(order.payment.fee)}
        </SumLine>
      )}
      <TaxLines taxes={addedTaxes(order.taxes)} className="pt-2" />
      <p className="flex items-baseline justify-between gap-4 first-of-type:pt-4">
        <span>
          {isSplit ? texts.lines.total : sumLabel(order)}
          {!order.boughtGiftCard && (
            <span className="text-muted">, {copiesInWords(order.lines, common)}</span>
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

function PaidInParts({ order, due }: { order: AdminOrderView; due: number }) {
  const { paidWithCard } = useTexts(orderTexts).lines;
  const { giftCard } = order.payment ?? {};
  return (
    <>
      {giftCard && (
        <p className="flex justify-between gap-4 pt-2">
          <span>{paidWithCard(maskedGiftCard(giftCard.lastFour))}</span>
          <span className="tabular-nums">{formatAmount(-giftCard.amount)}</span>
        </p>
      )}
      <p className="flex justify-between gap-4 pt-2 font-semibold">
        <span>{sumLabel(order)}</span>
        <span className="tabular-nums">{formatAmount(due)}</span>
      </p>
    </>
  );
}

type BoughtCardProps = { card: NonNullable<AdminOrderView['boughtGiftCard']> };

/** The gift card that an order buys, with a link to it once it is issued. */
function BoughtCard({ card: { amount, recipient, sendOn, card } }: BoughtCardProps) {
  const { giftCard, lines } = useTexts(orderTexts);
  const language = useLanguage();
  const name = recipient ? lines.giftCardFor(recipient.name) : giftCard;
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
          {lines.goes(recipient.email, formatDay(sendOn, language), Boolean(card))}
        </p>
      )}
      {recipient?.message && <p className="break-words whitespace-pre-line">{recipient.message}</p>}
    </div>
  );
}
