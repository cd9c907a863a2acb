import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { adminOrderStatusNames } from '../../shared/order-status-names.ts';
import { DateTime } from '../../shared/ui/date-time.tsx';

type OrderActor = NonNullable<AdminOrderView['history'][number]['by']>;

const actorName = ({ role, name }: OrderActor) => (role === 'customer' ? 'the customer' : name);

/** The order's status history with date, time and actor, the current status last. */
export function OrderHistory({ history }: Pick<AdminOrderView, 'history'>) {
  return (
    <ol aria-labelledby="order-history">
      {history.map(({ status, at, by, undo }, index) => {
        const now = index === history.length - 1;
        return (
          <li
            key={`${status} ${at}`}
            aria-current={now ? 'step' : undefined}
            className="relative pb-4 pl-7 last:pb-0"
          >
            {!now && (
              <span
                aria-hidden="true"
                className="absolute top-5 bottom-[-0.25rem] left-[7px] w-0.5 bg-line"
              />
            )}
            <span
              aria-hidden="true"
              className={`absolute top-1 left-0 size-4 rounded-full border-2 ${now ? 'border-ink bg-accent' : 'border-control bg-card'}`}
            />
            <span className={now ? 'font-semibold' : ''}>
              {undo && 'Undone: '}
              {adminOrderStatusNames[status]}
            </span>
            <span className="block text-fine text-muted">
              <DateTime at={at} />
              {by && <span className="break-words"> by {actorName(by)}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
