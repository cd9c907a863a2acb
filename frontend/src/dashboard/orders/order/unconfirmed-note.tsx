import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { CANCEL_UNCONFIRMED_DAYS } from '@book-store/contract/people/account/account-limits';
import { DateTime } from '../../../kit/date-time.tsx';

/** Says how long an unconfirmed order keeps its books, and what the owner can do. */
export function UnconfirmedNote({ status, hold }: Pick<AdminOrderView, 'status' | 'hold'>) {
  if (status !== 'unconfirmed') return null;
  return (
    <div className="rounded-card border border-line bg-wash px-5 py-4">
      <p className="font-semibold">The customer has not confirmed this order.</p>
      <p>
        {hold?.until && (
          <>
            Its books are kept until <DateTime at={hold.until} />.{' '}
          </>
        )}
        {hold?.lapsedAt && (
          <>
            Its books have been for sale again since <DateTime at={hold.lapsedAt} />. It can still
            be confirmed as long as they are in stock; {CANCEL_UNCONFIRMED_DAYS} days after that
            time it is cancelled.{' '}
          </>
        )}
        The customer confirms it with the link in our email. If you know that the order is genuine,
        for example from a call, confirm it yourself.
      </p>
    </div>
  );
}
