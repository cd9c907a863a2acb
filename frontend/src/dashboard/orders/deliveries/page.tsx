import type { Handover } from '@book-store/contract/orders/parcels/handovers.schemas';
import { Link } from 'react-router-dom';
import { live } from '../../../api/refresh.ts';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { contactLink, PhoneLink } from '../../../kit/contact-links.tsx';
import { Price } from '../../../kit/money/price.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import noOrders from '../../../kit/pictures/no-orders.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { copiesInWords } from '../../../lib/money/amount.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { handoverTexts } from '../handover-texts.ts';
import { cashInWords, cashOf, type Stop, toStops } from '../parts/deliveries/delivery-rounds.ts';
import { useShopUses } from '../parts/deliveries/use-shop-uses.ts';
import { StatusBadge } from '../parts/order-parts/status-badge.tsx';
import { type Parcel, useListDeliveriesQuery } from '../parts/orders/api.ts';
import { DeliverySheet } from './delivery-sheet.tsx';

export default function DeliveryListPage() {
  const texts = useTexts(handoverTexts).deliveries;
  const query = useListDeliveriesQuery(undefined, live(10));
  const stops = toStops(query.data ?? []);
  return (
    <section className="stack gap-4">
      <PageHead {...useDashboardHead('deliveries')} />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2>{texts.title}</h2>
          <p className="text-muted">{texts.about}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="secondary" to={dashboardPaths.pickUps.to()}>
            {texts.pickUps}
          </ButtonLink>
          {stops.length > 0 && <Button onClick={() => window.print()}>{texts.print}</Button>}
        </div>
      </header>
      <Loaded query={query} failed={texts.failed}>
        {(orders) => (orders.length > 0 ? <Round orders={orders} stops={stops} /> : <NoParcels />)}
      </Loaded>
    </section>
  );
}

function NoParcels() {
  const texts = useTexts(handoverTexts).deliveries;
  return (
    <EmptyState picture={<Picture drawing={noOrders} />} text={texts.none}>
      <ButtonLink variant="secondary" to={dashboardPaths.adminOrders.to({ status: 'confirmed' })}>
        {texts.toPack}
      </ButtonLink>
    </EmptyState>
  );
}

function Round({ orders, stops }: { orders: readonly Handover[]; stops: readonly Stop[] }) {
  const { toCollect } = useTexts(handoverTexts).deliveries;
  const { isRefined } = useDashboardTexts();
  const { cash } = useShopUses();
  const showsCash = cash || !isRefined || cashOf(orders) > 0;
  return (
    <>
      {showsCash && (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Price amount={cashOf(orders)} className="text-h2 font-semibold" />
          <span className="text-muted">{toCollect(orders.length)}</span>
        </p>
      )}
      {stops.map((stop) => (
        <DeliveryStop key={stop.place} stop={stop} showsCash={showsCash} />
      ))}
      <DeliverySheet stops={stops} />
    </>
  );
}

/** The parcels for one city, with links to call the customer and to open the order. */
function DeliveryStop({ stop, showsCash }: { stop: Stop; showsCash: boolean }) {
  const { parcels } = useTexts(handoverTexts);
  return (
    <section className="card">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-3">
        <h3 className="break-words">{stop.place}</h3>
        <p className="text-muted">
          {parcels(stop.orders.length)}
          {showsCash && (
            <>
              , <Price amount={cashOf(stop.orders)} className="font-semibold text-ink" />
            </>
          )}
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
  const texts = useTexts(handoverTexts).deliveries;
  const common = useTexts(commonTexts);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-b border-line px-4 py-3 last:border-0 md:grid-cols-[minmax(0,1fr)_10rem_11rem_6rem]">
      <p className="min-w-0 break-words">
        <span className="font-semibold">{order.name}</span>
        <span className="block">
          {[order.address.street, order.address.zipcode].filter(Boolean).join(', ')}
        </span>
        <span className="block text-fine text-muted">
          {copiesInWords(order.lines, common)}
          {texts.order}
          <Link to={dashboardPaths.adminOrder.to(order._id)} className="link inline-block py-2">
            {order.number}
          </Link>
          {order.delivery?.name && `, ${order.delivery.name}`}
        </span>
      </p>
      <span className="self-start text-right text-lead font-semibold tabular-nums md:order-last md:self-center">
        {cashInWords(order)}
      </span>
      <p className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 md:contents">
        {order.phone && <PhoneLink phone={order.phone} className={contactLink} />}
        <span>
          <StatusBadge {...order} />
        </span>
      </p>
    </li>
  );
}
