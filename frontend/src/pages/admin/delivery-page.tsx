import { PAGES } from '@book-store/contract/pages';
import {
  LIVE_REFRESH,
  useListDeliveriesQuery,
} from '../../features/admin-orders/admin-orders-api.ts';
import { cashOf, parcels, toStops } from '../../features/admin-orders/delivery-rounds.ts';
import { DeliverySheet } from '../../features/admin-orders/delivery-sheet.tsx';
import { DeliveryStop } from '../../features/admin-orders/delivery-stop.tsx';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Failure } from '../../shared/ui/failure.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';

export function DeliveryListPage() {
  const { data: orders, error, refetch } = useListDeliveriesQuery(undefined, LIVE_REFRESH);
  const stops = toStops(orders ?? []);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead {...PAGES.deliveries} />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2>Delivery list</h2>
          <p className="text-muted">All parcels that are packed or out for delivery, by city.</p>
        </div>
        {stops.length > 0 && <Button onClick={() => window.print()}>Print delivery list</Button>}
      </header>
      {!orders && error && (
        <Failure
          text="The delivery list could not be loaded."
          detail={toApiProblem(error).message}
          onRetry={refetch}
        />
      )}
      {!orders && !error && <Spinner text={texts.orders.loading} />}
      {orders?.length === 0 && (
        <EmptyState
          picture={<Picture name="noOrders" />}
          text="No parcels are packed or out for delivery."
        >
          <ButtonLink variant="secondary" to={paths.adminOrders.to({ status: 'confirmed' })}>
            See orders to be packed
          </ButtonLink>
        </EmptyState>
      )}
      {orders && stops.length > 0 && (
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
      )}
    </section>
  );
}
