import { formatMoney } from '@book-store/contract/money';
import type { ReturnState } from '@book-store/contract/returns';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { DateTime } from '../../kit/date-time.tsx';
import { returnReasonNames } from '../../lib/return-names.ts';
import { returnedTitles } from '../../lib/returned-titles.ts';
import { OrderRow } from '../order-parts/order-row.tsx';

type ReturnListProps = {
  labelledBy: string;
  orders: readonly AdminOrderView[];
  state: ReturnState;
  busy: boolean;
};

/** What customers give back, each with its order; what is to be done stands there. */
export const ReturnList = ({ labelledBy, orders, state, busy }: ReturnListProps) => (
  <ul aria-labelledby={labelledBy} aria-busy={busy} className="card aria-busy:opacity-60">
    {orders.flatMap((order) =>
      (order.returns ?? [])
        .filter((one) => one.state === state)
        .map((one) => (
          <OrderRow
            key={one._id}
            order={order}
            about={
              <>
                <span className="block">{returnedTitles(order, one)}</span>
                <span className="block text-fine text-muted">
                  {returnReasonNames[one.reason]}, <DateTime at={one.events.at(-1)?.at ?? one.at} />
                </span>
              </>
            }
          >
            <p className="text-lead font-semibold tabular-nums">
              {formatMoney(one.amount ?? one.proposed)}
            </p>
          </OrderRow>
        )),
    )}
  </ul>
);
