import type { ReactNode } from 'react';
import { Button } from '../../../kit/button.tsx';
import { formatAmount } from '../../../lib/money/amount.ts';
import { deliveryWords } from '../../../lib/ordering/delivery-words.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { cartTexts } from '../cart-texts.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import type { OrderedBook } from './order-body.ts';
import { useCheckout } from './use-checkout.ts';

type UnavailableProps = { books: readonly OrderedBook[]; title: string };

export function Unavailable({ books, title }: UnavailableProps) {
  const texts = useTexts(checkoutTexts);
  const { removeUnavailable } = useCheckout();
  if (books.length === 0) return null;
  return (
    <Notice title={title}>
      <ul className="list-inside list-disc">
        {books.map(({ _id, title }) => (
          <li key={_id}>{title}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={removeUnavailable} className="justify-self-start">
        {texts.removeThem(books.length)}
      </Button>
    </Notice>
  );
}

export function Lowered() {
  const texts = useTexts(checkoutTexts);
  const { lowered } = useTexts(cartTexts);
  const books = useCheckout().notices.lowered;
  if (books.length === 0) return null;
  return (
    <Notice title={texts.fewerCopies}>
      <ul className="list-inside list-disc">
        {books.map(({ _id, title, quantity = 1, wanted = quantity }) => (
          <li key={_id}>
            {title}: {lowered(wanted, quantity)}
          </li>
        ))}
      </ul>
      <NewTotal />
    </Notice>
  );
}

/** Prices that have changed since the customer last saw them. */
export function PricesChanged() {
  const texts = useTexts(checkoutTexts);
  const inWords = useTexts(commonTexts).delivery;
  const { changes, delivery, payment, tax } = useCheckout().notices;
  return (
    <Notice title={texts.pricesChanged}>
      <ul className="grid gap-1 tabular-nums">
        {changes.map(({ book, seen }) => (
          <li key={book._id}>
            {book.title}: <s className="text-muted">{formatAmount(seen)}</s>{' '}
            <strong>{formatAmount(book.newPrice)}</strong>
          </li>
        ))}
        {delivery && (
          <li>
            {texts.delivery}: <s className="text-muted">{deliveryWords(delivery.seen, inWords)}</s>{' '}
            <strong>{deliveryWords(delivery.now, inWords)}</strong>
          </li>
        )}
        {payment && (
          <li>
            {texts.payment}: <s className="text-muted">{formatAmount(payment.seen)}</s>{' '}
            <strong>{formatAmount(payment.now)}</strong>
          </li>
        )}
        {tax && (
          <li>
            {texts.tax}: <s className="text-muted">{formatAmount(tax.seen)}</s>{' '}
            <strong>{formatAmount(tax.now)}</strong>
          </li>
        )}
      </ul>
      <NewTotal />
    </Notice>
  );
}

function NewTotal() {
  const [before, after] = useTexts(checkoutTexts).newTotal;
  const { quote } = useCheckout();
  return (
    <p>
      {before}
      <strong>{formatAmount(quote.total)}</strong>
      {after}
    </p>
  );
}

export function Notice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="grid gap-2 rounded-card border border-bad bg-card p-4">
      {title && <p className="font-semibold text-bad">{title}</p>}
      {children}
    </div>
  );
}
