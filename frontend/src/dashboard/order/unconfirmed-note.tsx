import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { DateTime } from '../../kit/date-time.tsx';

/** What becomes of an order that its customer has not confirmed, and what the owner can do. */
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
            Its books have been for sale again since <DateTime at={hold.lapsedAt} />; whoever
            confirms it takes them once more, if they are there.{' '}
          </>
        )}
        The customer confirms it with the link in our mail. If you know that it is meant, such as
        from a call, confirm it yourself.
      </p>
    </div>
  );
}
