import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { confirmDestructive, confirmStep } from '../../../../kit/dialogs/dialogs.ts';
import { formatAmount } from '../../../../lib/money/amount.ts';
import { isPaidInCash } from '../../../../lib/ordering/order-status-names.ts';
import { adminOrderStatusName } from '../../../../lib/ordering/owner-status-names.ts';
import { textsNow } from '../../../../lib/wording/storefront-texts.ts';
import { movesTexts } from '../../moves-texts.ts';
import { cashOf } from '../deliveries/delivery-rounds.ts';
import { changeLabel, type Ending, endingOf } from './order-labels.ts';

/** Confirms a status change that ends orders. */
export async function confirmMove(orders: readonly Ending[], to: OrderStatus): Promise<boolean> {
  const ending = endingOf(to, orders);
  if (!ending) return true;
  const texts = textsNow(movesTexts);
  const [first] = orders;
  const which =
    orders.length === 1 && first ? texts.order(first.number) : texts.orders(orders.length);
  const sum = orders.some(isPaidInCash) ? formatAmount(cashOf(orders)) : undefined;
  const ask = ending.destructive ? confirmDestructive : confirmStep;
  return ask(
    ending.title,
    texts.question(which, sum, ending.text),
    changeLabel(to, orders),
    ending.keep,
  );
}

/** Confirms an undo about which the customer gets a mail. */
export async function confirmUndo(order: AdminOrderView): Promise<boolean> {
  const { number, undo, email } = order;
  if (!undo || undo.seconds > 0) return true;
  const texts = textsNow(movesTexts);
  return confirmStep(
    texts.undoTitle(adminOrderStatusName(undo.to, order)),
    texts.undoMeans(number, Boolean(email)),
    texts.goBack,
    texts.leaveIt,
  );
}

/** Confirms the undo of several orders if customers have had a mail about the change. */
export async function confirmUndos(
  orders: readonly AdminOrderView[],
  movedAt: number,
): Promise<boolean> {
  const passed = (Date.now() - movedAt) / 1000;
  if (!orders.some(({ undo }) => undo && undo.seconds <= passed)) return true;
  const texts = textsNow(movesTexts);
  return confirmStep(
    texts.undoSeveral(orders.length),
    texts.undoSeveralMeans,
    texts.goBack,
    texts.leaveThem,
  );
}
