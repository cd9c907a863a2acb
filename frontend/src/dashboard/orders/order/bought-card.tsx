import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { formatDay } from '@book-store/contract/promised-days';
import { Link } from 'react-router-dom';
import { Price } from '../../../kit/money/price.tsx';
import { paths } from '../../../lib/addresses/dashboard-paths.ts';

type BoughtCardProps = { card: NonNullable<AdminOrderView['boughtGiftCard']> };

/** The gift card that an order buys, with a link to it once it is issued. */
export function BoughtCard({ card: { amount, recipient, sendOn, card } }: BoughtCardProps) {
  const name = recipient ? `Gift card for ${recipient.name}` : 'Gift card';
  return (
    <div className="grid gap-1 border-b border-line py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        {card ? (
          <Link
            to={paths.giftCard.to(card)}
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
