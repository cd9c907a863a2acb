import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import type { Handover } from '@book-store/contract/orders/parcels/handovers.schemas';
import { formatDay } from '@book-store/contract/promised-days';
import { Link } from 'react-router-dom';
import { live } from '../../../api/refresh.ts';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { contactLink, PhoneLink } from '../../../kit/contact-links.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import noOrders from '../../../kit/pictures/no-orders.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { copiesInWords } from '../../../lib/money/amount.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { type TextsOf, useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { handoverTexts } from '../handover-texts.ts';
import { cashInWords } from '../parts/deliveries/delivery-rounds.ts';
import { useChangeOrderStatus } from '../parts/order-moves/use-change-order-status.ts';
import { useListPickUpsQuery } from '../parts/orders/api.ts';

type Step = { to: OrderStatus; name: keyof TextsOf<typeof handoverTexts>['steps'] };
const STEPS: Partial<Record<OrderStatus, Step>> = {
  placed: { to: 'confirmed', name: 'confirm' },
  confirmed: { to: 'packed', name: 'ready' },
  packed: { to: 'delivered', name: 'collected' },
};

export default function PickUpsPage() {
  const texts = useTexts(handoverTexts).pickUps;
  const query = useListPickUpsQuery(undefined, live(10));
  return (
    <section className="stack gap-4">
      <PageHead {...useDashboardHead('pickUps')} />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2>{texts.title}</h2>
        <ButtonLink variant="secondary" to={dashboardPaths.deliveries.to()}>
          {texts.deliveryList}
        </ButtonLink>
      </header>
      <Loaded query={query} failed={texts.failed}>
        {(orders) => (
          <>
            <Shelf
              title={texts.waiting}
              orders={orders.filter(({ status }) => status === 'packed')}
            />
            <Shelf
              title={texts.toGetReady}
              orders={orders.filter(({ status }) => status !== 'packed')}
            />
            {orders.length === 0 && (
              <EmptyState picture={<Picture drawing={noOrders} />} text={texts.none} />
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

type ShelfProps = { title: string; orders: readonly Handover[] };

function Shelf({ title, orders }: ShelfProps) {
  const { steps } = useTexts(handoverTexts);
  const { changeStatus, changing } = useChangeOrderStatus();
  if (orders.length === 0) return null;
  return (
    <section className="card" aria-label={title}>
      <h3 className="border-b border-line px-4 py-3 text-h3">{title}</h3>
      <ul>
        {orders.map((order) => {
          const step = STEPS[order.status];
          return (
            <li
              key={order._id}
              className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-0"
            >
              <PickUp order={order} />
              <span className="text-lead font-semibold tabular-nums">{cashInWords(order)}</span>
              {step && (
                <Button
                  variant="secondary"
                  disabled={changing !== null}
                  aria-label={`${steps[step.name]}: ${order.number}`}
                  onClick={() => void changeStatus(order, step.to)}
                >
                  {steps[step.name]}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function PickUp({ order: { _id, number, name, phone, lines, delivery } }: { order: Handover }) {
  const texts = useTexts(handoverTexts).pickUps;
  const language = useLanguage();
  const common = useTexts(commonTexts);
  return (
    <p className="min-w-0 grow break-words">
      <span className="font-semibold">{name}</span>
      <span className="block text-fine text-muted">
        {copiesInWords(lines, common)}
        {texts.order}
        <Link to={dashboardPaths.adminOrder.to(_id)} className="link inline-block py-2">
          {number}
        </Link>
        {delivery?.keptUntil && texts.keptUntil(formatDay(delivery.keptUntil, language))}
      </span>
      {phone && <PhoneLink phone={phone} className={contactLink} />}
    </p>
  );
}
