import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { DateTime } from '../../../kit/date-time.tsx';
import { formTexts } from '../../../kit/forms/texts.ts';
import { adminOrderStatusName } from '../../../lib/ordering/owner-status-names.ts';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../order-texts.ts';
import { recipientFieldsIn } from '../parts/order-parts/recipient-fields.ts';

type Texts = TextsOf<typeof orderTexts>;

const labelsIn = (
  texts: Texts,
  form: TextsOf<typeof formTexts>,
): Readonly<Record<string, { label: string }>> => ({
  ...recipientFieldsIn(form),
  tracking: { label: texts.parcel },
  lines: { label: texts.books },
});

/** The name of a status in the history; an order that is not confirmed in time is cancelled by the shop. */
function statusIn(
  { status, by, undo }: AdminOrderView['history'][number],
  { hold, ...order }: OrderHistoryProps,
  { events }: Texts,
): string {
  const name = adminOrderStatusName(status, order);
  if (undo) return events.undone(name);
  const isLapsed = status === 'cancelled' && by?.role === 'shop' && hold?.lapsedAt;
  return isLapsed ? events.notConfirmedInTime(name) : name;
}

/** Status changes and corrections, oldest first. */
function eventsOf(order: OrderHistoryProps, texts: Texts, labels: ReturnType<typeof labelsIn>) {
  const { history, hold, corrections = [] } = order;
  const { lapsed, corrected, actor } = texts.events;
  const other = { isStatus: false, isNow: false };
  return [
    ...history.map((step, index) => ({
      text: statusIn(step, order, texts),
      at: step.at,
      by: step.by && actor(step.by),
      isStatus: true,
      isNow: index === history.length - 1,
    })),
    ...(hold?.lapsedAt
      ? [{ text: lapsed, at: hold.lapsedAt, by: actor({ role: 'shop' }), ...other }]
      : []),
    ...corrections.map(({ at, by, fields }) => ({
      text: corrected(fields.map((field) => labels[field]?.label ?? field).join(', ')),
      at,
      by: by ?? actor({ role: 'customer' }),
      ...other,
    })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

type OrderHistoryProps = Pick<
  AdminOrderView,
  'history' | 'corrections' | 'payment' | 'delivery' | 'hold'
>;

/** The statuses and corrections of an order with date, time and actor. */
export function OrderHistory(order: OrderHistoryProps) {
  const texts = useTexts(orderTexts);
  const events = eventsOf(order, texts, labelsIn(texts, useTexts(formTexts)));
  return (
    <ol aria-label={texts.history}>
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
            {by && <span className="break-words">{texts.events.by(by)}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
