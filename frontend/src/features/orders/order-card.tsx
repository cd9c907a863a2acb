import type { OrderView } from '@book-store/contract/schemas/orders';
import { type ReactNode, useId } from 'react';
import { Price } from '../../shared/ui/price.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderDate } from './order-date.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTimeline } from './order-timeline.tsx';

/** One order: books, status timeline, recipient and address. */
export function OrderCard({ order }: { order: OrderView }) {
  const headingId = useId();
  return (
    <article
      aria-labelledby={headingId}
      className="grid gap-6 rounded-card border border-line bg-card p-5 md:p-8"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div>
          <h2 id={headingId}>Order {order.number}</h2>
          <p className="text-muted">
            Placed on <OrderDate at={order.createdAt} />
          </p>
        </div>
        <p className="text-right">
          <span className="text-fine text-muted">Total Price </span>
          <Price amount={order.totalPrice} className="text-h3 font-semibold" />
        </p>
      </header>
      <OrderTimeline order={order} />
      <OrderLines order={order} />
      <dl className="grid gap-x-8 gap-y-3 border-t border-line pt-5 sm:grid-cols-2 lg:grid-cols-[1fr_1.7fr_1fr_1.5fr]">
        <Fact name="Name">{order.name}</Fact>
        <Fact name="Email">{order.email}</Fact>
        <Fact name="Phone">{order.phone}</Fact>
        <Fact name="Order ID">{order._id}</Fact>
      </dl>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <OrderAddress address={order.address} />
        <CancelOrder order={order} />
      </div>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-fine text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
