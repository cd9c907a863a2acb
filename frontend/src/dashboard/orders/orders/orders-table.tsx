import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DateTime } from '../../../kit/date-time.tsx';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import type { DataColumn } from '../../../kit/lists/data-columns.ts';
import { type DataLayout, DataTable } from '../../../kit/lists/data-table.tsx';
import { Price } from '../../../kit/money/price.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { OrderMoves } from '../parts/order-moves/order-moves.tsx';
import type { ChangeStatus, UndoStatus } from '../parts/order-moves/use-change-order-status.ts';
import { PaymentNote } from '../parts/order-parts/payment-note.tsx';
import { SourceMark } from '../parts/order-parts/source-mark.tsx';
import { StatusBadge } from '../parts/order-parts/status-badge.tsx';
import { ordersTexts } from '../texts.ts';

type OrdersTableProps = {
  labelledBy: string;
  orders: readonly AdminOrderView[];
  busy: boolean;
  /** The ID of the order whose status is being changed. */
  changing: string | null;
  chosen: ReadonlySet<string>;
  onChoose: (id: string, chosen: boolean) => void;
  onChangeStatus: ChangeStatus;
  onUndo: UndoStatus;
  onPaid: (order: AdminOrderView) => void;
};

const CARD_PLACES =
  "[grid-template-areas:'choose_id_date_date'_'name_name_name_total'_'city_city_city_total'_'state_state_state_state'_'next_next_next_next']";
const ROW_PLACES = "2xl:[grid-template-areas:'choose_id_date_name_city_total_state_next']";

const LAYOUT: DataLayout = {
  table: 'text-fine 2xl:card',
  head: 'max-2xl:sr-only',
  body: 'grid gap-3 md:grid-cols-2 2xl:block',
  row: 'grid items-center 2xl:grid-cols-[1.5rem_4.75rem_6rem_minmax(0,1fr)_6rem_4.25rem_9.5rem_12rem] 2xl:gap-3 2xl:px-4 2xl:py-2',
  headRow: 'rounded-t-card border-b border-line bg-card',
  bodyRow: `content-start card grid-cols-[auto_auto_minmax(0,1fr)_auto] gap-x-4 px-4 pt-2 pb-4 break-words 2xl:rounded-none 2xl:border-0 2xl:border-b 2xl:last:rounded-b-card 2xl:last:border-b-0 2xl:hover:bg-wash ${CARD_PLACES} ${ROW_PLACES}`,
};

const keyOf = ({ _id }: AdminOrderView) => _id;
const linkId = ({ _id }: AdminOrderView) => `order-${_id}`;

/** A table on wide screens, cards on phones. */
export function OrdersTable(props: OrdersTableProps) {
  const { orders, changing, chosen, onChoose, onChangeStatus, onUndo, onPaid, ...table } = props;
  const texts = useTexts(ordersTexts).table;
  const columns = useMemo(
    (): DataColumn<AdminOrderView>[] => [
      {
        head: texts.chosen,
        quiet: true,
        cell: ({ _id, number }) => (
          <Checkbox
            className="-m-2 inline-grid size-11 place-items-center"
            checked={chosen.has(_id)}
            onChange={(event) => onChoose(_id, event.target.checked)}
          >
            <span className="sr-only">{texts.choose(number)}</span>
          </Checkbox>
        ),
        cellClass: '[grid-area:choose]',
      },
      {
        head: texts.order,
        names: true,
        cell: (order) => <OrderLink order={order} />,
        cellClass: '[grid-area:id]',
      },
      {
        head: texts.date,
        cell: ({ createdAt }) => <DateTime at={createdAt} twoLines />,
        cellClass: '[grid-area:date] text-end 2xl:text-start',
      },
      {
        head: texts.name,
        cell: (order) => (
          <>
            {order.name} <SourceMark {...order} />
            {order.notes.length > 0 && (
              <span className="block text-fine font-normal text-muted">
                {texts.notes(order.notes.length)}
              </span>
            )}
          </>
        ),
        cellClass: '[grid-area:name] font-semibold',
      },
      {
        head: texts.city,
        cell: ({ address, boughtGiftCard }) =>
          address?.city ?? (
            <span className="text-muted">{boughtGiftCard ? texts.giftCard : texts.pickUp}</span>
          ),
        cellClass: '[grid-area:city]',
      },
      {
        head: texts.total,
        cell: ({ totalPrice }) => <Price amount={totalPrice} />,
        cellClass: '[grid-area:total] self-start font-semibold 2xl:self-center',
      },
      {
        head: texts.status,
        cell: (order) => (
          <>
            <StatusBadge {...order} />
            <PaymentNote {...order} />
          </>
        ),
        cellClass: '[grid-area:state] pt-2 2xl:pt-0',
      },
      {
        head: texts.nextStep,
        cell: (order) => (
          <OrderMoves
            order={order}
            changing={changing === order._id}
            onChangeStatus={onChangeStatus}
            onUndo={onUndo}
            onPaid={onPaid}
            quiet
            describedBy={linkId(order)}
          />
        ),
        cellClass: '[grid-area:next] flex gap-1 pt-3 empty:hidden 2xl:pt-0',
      },
    ],
    [texts, changing, chosen, onChoose, onChangeStatus, onUndo, onPaid],
  );
  return <DataTable {...table} rows={orders} keyOf={keyOf} columns={columns} layout={LAYOUT} />;
}

function OrderLink({ order }: { order: AdminOrderView }) {
  const { search } = useLocation();
  return (
    <Link
      id={linkId(order)}
      to={dashboardPaths.adminOrder.to(order._id)}
      state={{ list: search }}
      title={order._id}
      className="link inline-flex min-h-11 items-center tabular-nums"
    >
      {order.number}
    </Link>
  );
}
