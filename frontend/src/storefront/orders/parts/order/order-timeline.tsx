import {
  type OrderStatus,
  UNPAID_ENDS,
  usualStatusesAfter,
} from '@book-store/contract/orders/order/order-status';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { OrderDate } from '../../../../kit/date-time.tsx';
import { orderStatusName } from '../../../../lib/ordering/order-status-names.ts';
import { orderingTexts } from '../../../../lib/ordering/texts.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../../order-texts.ts';

const dot = ({ status, at, current }: Step) => {
  if (!at) return 'border-control bg-card';
  if (UNPAID_ENDS.includes(status)) return 'border-bad bg-bad';
  if (current && status !== 'delivered') return 'border-ink bg-accent';
  return 'border-good bg-good';
};

/** The status timeline of an order: vertical on phones, horizontal on wide screens. */
export function OrderTimeline({ order }: { order: OrderView }) {
  const words = useTexts(orderTexts);
  const ordering = useTexts(orderingTexts);
  return (
    <ol aria-label={words.status} className="stack md:flex">
      {stepsOf(order).map((step, index, steps) => (
        <li
          key={`${step.status} ${step.at ?? ''}`}
          aria-current={step.current ? 'step' : undefined}
          className="relative min-h-11 pb-3 pl-7 md:min-h-0 md:grow md:basis-0 md:pt-6 md:pr-3 md:pb-0 md:pl-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={`absolute top-5 bottom-[-0.25rem] left-[7px] w-0.5 md:top-[7px] md:right-0 md:bottom-auto md:left-4 md:h-0.5 md:w-auto ${steps[index + 1]?.at ? 'bg-good' : 'bg-line'}`}
            />
          )}
          <span
            aria-hidden="true"
            className={`absolute top-1 left-0 size-4 rounded-full border-2 md:top-0 ${dot(step)}`}
          />
          <span className={step.at ? 'font-semibold' : 'text-muted'}>
            {orderStatusName(step.status, order, ordering)}
          </span>
          {step.at ? (
            <>
              {' '}
              <OrderDate at={step.at} className="ml-1 text-fine text-muted md:ml-0 md:block" />
            </>
          ) : (
            <span className="sr-only">{words.notYet}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

export type Step = {
  status: OrderStatus;
  /** When the order reached this status; undefined for a future step. */
  at: string | undefined;
  current: boolean;
};

/** Returns the past statuses of an order and, unless it has ended, the usual next ones. */
export function stepsOf({
  status,
  history,
  address,
  boughtGiftCard,
}: Pick<OrderView, 'status' | 'history' | 'address' | 'boughtGiftCard'>): Step[] {
  const past = history.map((entry, index) => ({
    ...entry,
    current: index === history.length - 1,
  }));
  const ofBooks = usualStatusesAfter(status, { pickUp: !address });
  // A gift card needs no packing.
  const ahead = boughtGiftCard ? ofBooks.filter((next) => next === 'delivered') : ofBooks;
  return [...past, ...ahead.map((next) => ({ status: next, at: undefined, current: false }))];
}
