import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { AdminOrderReturn } from '@book-store/contract/orders/returns/order-returns.schemas';
import { DateTime } from '../../../kit/date-time.tsx';
import { formatAmount } from '../../../lib/money/amount.ts';
import { ownerOrderingTexts } from '../../../lib/ordering/owner-texts.ts';
import { returnedTitles } from '../../../lib/ordering/returned-titles.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { OrderRow } from '../parts/order-parts/order-row.tsx';

type ReturnRowProps = { order: AdminOrderView; one: AdminOrderReturn };

export const ReturnRow = ({ order, one }: ReturnRowProps) => (
  <OrderRow
    order={order}
    about={
      <>
        <span className="block">{returnedTitles(order, one)}</span>
        <span className="block text-fine text-muted">
          {useTexts(ownerOrderingTexts).returnReasons[one.reason]},{' '}
          <DateTime at={one.events.at(-1)?.at ?? one.at} />
        </span>
      </>
    }
  >
    <p className="text-lead font-semibold tabular-nums">
      {formatAmount(one.amount ?? one.proposed)}
    </p>
  </OrderRow>
);
