import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { DateTime } from '../../../kit/date-time.tsx';
import { adminOrderStatusName } from '../../../lib/ordering/order-status-names.ts';
import { RECIPIENT_FIELDS } from '../parts/order-parts/recipient-fields.ts';

type OrderActor = NonNullable<AdminOrderView['history'][number]['by']>;

const actorName = ({ role, name }: OrderActor) => (role === 'admin' ? name : `the ${role}`);

const FIELDS: Readonly<Record<string, { label: string }>> = {
  ...RECIPIENT_FIELDS,
  tracking: { label: 'Parcel' },
  lines: { label: 'Books' },
};

/** Status changes and corrections, oldest first. */
const eventsOf = ({ history, payment, hold, corrections = [] }: OrderHistoryProps) =>
  [
    ...history.map(({ status, at, by, undo }, index) => ({
      text: `${undo ? 'Undone: ' : ''}${adminOrderStatusName(status, { payment })}${status === 'cancelled' && by?.role === 'shop' && hold?.lapsedAt ? ': not confirmed in time' : ''}`,
      at,
      by: by && actorName(by),
      isStatus: true,
      isNow: index === history.length - 1,
    })),
    ...(hold?.lapsedAt
      ? [
          {
            text: 'Not confirmed in time: its books are for sale again',
            at: hold.lapsedAt,
            by: 'the shop',
            isStatus: false,
            isNow: false,
          },
        ]
      : []),
    ...corrections.map(({ at, by, fields }) => ({
      text: `Corrected: ${fields.map((field) => FIELDS[field]?.label ?? field).join(', ')}`,
      at,
      by: by ?? 'the customer',
      isStatus: false,
      isNow: false,
    })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));

type OrderHistoryProps = Pick<AdminOrderView, 'history' | 'corrections' | 'payment' | 'hold'>;

/** The statuses and corrections of an order with date, time and actor. */
export function OrderHistory(order: OrderHistoryProps) {
  const events = eventsOf(order);
  return (
    <ol aria-label="History">
      {events.map(({ text, at, by, isStatus, isNow }, index) => (
        <li
          key={`${text} ${at}`}
          aria-current={isNow ? 'step' : undefined}
          className="relative pb-4 pl-7 last:pb-0"
        >
          {index < events.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-5 bottom-[-0.25rem] left-[7px] w-0.5 bg-line"
            />
          )}
          <span
            aria-hidden="true"
            className={`absolute rounded-full border-2 ${isStatus ? 'top-1 left-0 size-4' : 'top-1.5 left-1 size-2'} ${isNow ? 'border-ink bg-accent' : 'border-control bg-card'}`}
          />
          <span className={isNow ? 'font-semibold' : ''}>{text}</span>
          <span className="block text-fine text-muted">
            <DateTime at={at} />
            {by && <span className="break-words"> by {by}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
