import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import type { Handover } from '@book-store/contract/orders/parcels/handovers.schemas';
import { isPaidInCash } from '../../../../lib/ordering/order-status-names.ts';
import { ownerOrderingTexts } from '../../../../lib/ordering/owner-texts.ts';
import { textsNow } from '../../../../lib/wording/storefront-texts.ts';
import { type MovesTexts, movesTexts } from '../../moves-texts.ts';

type Payable = Pick<Handover, 'payment'>;

/** The usual next status; none while an order waits for its money, which can only be ended. */
export const usualMove = ({
  status,
  nextStatuses: [next],
}: Pick<AdminOrderView, 'status' | 'nextStatuses'>): OrderStatus | undefined =>
  status === 'awaiting-payment' ? undefined : next;

export function changeLabel(to: OrderStatus, orders: readonly Payable[]): string {
  const texts = textsNow(movesTexts);
  return to === 'delivered' && !orders.some(isPaidInCash) ? texts.delivered : texts.changes[to];
}

export const sumLabel = ({
  status,
  payment,
}: Pick<AdminOrderView, 'status' | 'payment'>): string =>
  payment && !isPaidInCash({ payment })
    ? textsNow(ownerOrderingTexts).states[payment.state]
    : textsNow(movesTexts).cash[status];

type Question = { title: string; text: string; keep: string; destructive: boolean };
export type Ending = Pick<Handover, 'number' | 'totalPrice' | 'address' | 'payment'>;

/** The confirmations of the changes that end orders, by how those are paid and handed over. */
const ENDINGS: Partial<
  Record<
    OrderStatus,
    (of: MovesTexts['endings'], hasCash: boolean, hasParcels: boolean) => Question
  >
> = {
  delivered: ({ delivered: { title, titleWithoutCash, text, keep } }, hasCash) => ({
    title: hasCash ? title : titleWithoutCash,
    text,
    keep,
    destructive: false,
  }),
  refused: ({ refused: { title, text, textWithoutCash, keep } }, hasCash) => ({
    title,
    text: hasCash ? text : textWithoutCash,
    keep,
    destructive: true,
  }),
  cancelled: ({ cancelled: { title, text, textWithoutParcel, keep } }, _hasCash, hasParcels) => ({
    title,
    text: hasParcels ? text : textWithoutParcel,
    keep,
    destructive: true,
  }),
};

/** Returns what is asked before a change that ends orders. */
export const endingOf = (to: OrderStatus, orders: readonly Ending[]): Question | undefined =>
  ENDINGS[to]?.(
    textsNow(movesTexts).endings,
    orders.some(isPaidInCash),
    orders.some(({ address }) => address),
  );
