import { PAGES } from '@book-store/contract/pages';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import noOrders from '../../kit/pictures/no-orders.svg?raw';
import { Picture } from '../../kit/pictures/picture.tsx';
import { Price } from '../../kit/price.tsx';
import { paths } from '../../lib/dashboard-paths.ts';
import { LIVE_REFRESH, useListDeliveriesQuery } from '../orders/api.ts';
import { cashOf, parcels, type Stop, toStops } from './delivery-rounds.ts';
import { DeliverySheet } from './delivery-sheet.tsx';
import { DeliveryStop } from './delivery-stop.tsx';

export default function DeliveryListPage() {
  const query = useListDeliveriesQuery(undefined, LIVE_REFRESH);
  const stops = toStops(query.data ?? []);
  return (
    <section className="stack gap-4">
      <PageHead {...PAGES.deliveries} />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2>Delivery list</h2>
          <p className="text-muted">All parcels that are packed or out for delivery, by city.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="secondary" to={paths.pickUps.to()}>
            Pick-ups
          </ButtonLink>
          {stops.length > 0 && <Button onClick={() => window.print()}>Print delivery list</Button>}
        </div>
      </header>
      <Loaded query={query} failed="The delivery list could not be loaded.">
        {(orders) => (orders.length > 0 ? <Round orders={orders} stops={stops} /> : <NoParcels />)}
      </Loaded>
    </section>
  );
}

function NoParcels() {
  return (
    <EmptyState
      picture={<Picture drawing={noOrders} />}
      text="No parcels are packed or out for delivery."
    >
      <ButtonLink variant="secondary" to={paths.adminOrders.to({ status: 'confirmed' })}>
        See orders to be packed
      </ButtonLink>
    </EmptyState>
  );
}

function Round({ orders, stops }: { orders: readonly AdminOrderView[]; stops: readonly Stop[] }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Price amount={cashOf(orders)} className="text-h2 font-semibold" />
        <span className="text-muted">to collect from {parcels(orders.length)}</span>
      </p>
      {stops.map((stop) => (
        <DeliveryStop key={stop.place} stop={stop} />
      ))}
      <DeliverySheet stops={stops} />
    </>
  );
}
