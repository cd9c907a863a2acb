import type { OrderView } from '@book-store/contract/schemas/orders';
import { useId } from 'react';
import { texts } from '../../shared/specified-texts.ts';
import { Price } from '../../shared/ui/price.tsx';
import type { JustPlaced } from './just-placed.ts';
import { NextSteps } from './next-steps.tsx';
import { OrderActions } from './order-actions.tsx';
import type { OrderAgain } from './order-again.tsx';
import { OrderCost } from './order-cost.tsx';
import { OrderDate } from './order-date.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTimeline } from './order-timeline.tsx';

type OrderCardProps = {
  order: OrderView;
  /** Set for the order that the customer has just placed. */
  justPlaced?: JustPlaced | undefined;
  onOrderAgain: OrderAgain;
};

/** One order: number, state, books, cost, recipient and address. */
export function OrderCard({ order, justPlaced, onOrderAgain }: OrderCardProps) {
  const headingId = useId();
  const frame = justPlaced ? 'border-2 border-accent' : 'border border-line';
  return (
    <article
      aria-labelledby={headingId}
      className={`grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card bg-card p-5 md:p-8 ${frame}`}
    >
      {justPlaced && <NextSteps order={order} unsaved={justPlaced.unsaved} />}
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div>
          <h2 id={headingId}>Order {order.number}</h2>
          <p className="text-muted">
            Placed on <OrderDate at={order.createdAt} />
          </p>
        </div>
        <p className="text-right">
          <span className="text-fine text-muted">{texts.checkout.totalPrice} </span>
          <Price amount={order.totalPrice} className="text-h3 font-semibold" />
        </p>
      </header>
      <OrderTimeline order={order} />
      <OrderLines order={order} />
      <OrderCost order={order} />
      <OrderFacts order={order} />
      <OrderActions order={order} onOrderAgain={onOrderAgain} />
    </article>
  );
}
