import { copiesIn } from '@book-store/contract/orders';
import { Link } from 'react-router-dom';
import { Price } from '../../kit/price.tsx';
import { counted } from '../../lib/amount.ts';
import { paths } from '../../lib/dashboard-paths.ts';
import { StatusBadge } from '../order-parts/status-badge.tsx';
import type { Parcel } from '../orders/api.ts';
import { cashInWords, cashOf, parcels, type Stop } from './delivery-rounds.ts';

/** The parcels for one city, with links to call the customer and to open the order. */
export function DeliveryStop({ stop }: { stop: Stop }) {
  return (
    <section className="card">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-3">
        <h3 className="break-words">{stop.place}</h3>
        <p className="text-muted">
          {parcels(stop.orders.length)},{' '}
          <Price amount={cashOf(stop.orders)} className="font-semibold text-ink" />
        </p>
      </header>
      <ul>
        {stop.orders.map((order) => (
          <ParcelItem key={order._id} order={order} />
        ))}
      </ul>
    </section>
  );
}

function ParcelItem({ order }: { order: Parcel }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-b border-line px-4 py-3 last:border-0 md:grid-cols-[minmax(0,1fr)_10rem_11rem_6rem]">
      <p className="min-w-0 break-words">
        <span className="font-semibold">{order.name}</span>
        <span className="block">
          {order.address.street}, {order.address.zipcode}
        </span>
        <span className="block text-fine text-muted">
          {counted(copiesIn(order.lines), 'book')}, order{' '}
          <Link to={paths.adminOrder.to(order._id)} className="link inline-block py-2">
            {order.number}
          </Link>
          {order.delivery?.name && `, ${order.delivery.name}`}
        </span>
      </p>
      <span className="self-start text-right text-lead font-semibold tabular-nums md:order-last md:self-center">
        {cashInWords(order)}
      </span>
      <p className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 md:contents">
        {order.phone && (
          <a href={`tel:${order.phone}`} className="link inline-flex min-h-11 items-center">
            {order.phone}
          </a>
        )}
        <StatusBadge {...order} />
      </p>
    </li>
  );
}
