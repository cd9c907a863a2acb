import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { confirmDestructive, confirmStep } from '../../../../kit/dialogs/dialogs.ts';
import { counted, formatAmount } from '../../../../lib/money/amount.ts';
import { adminOrderStatusName, isPaidInCash } from '../../../../lib/ordering/order-status-names.ts';
import { cashOf } from '../deliveries/delivery-rounds.ts';
import { changeLabel, type Ending, endingOf, UNDO_HINT } from './order-labels.ts';

/** Confirms a status change that ends orders. */
export async function confirmMove(orders: readonly Ending[], to: OrderStatus): Promise<boolean> {
  const hasCash = orders.some(isPaidInCash);
  const ending = endingOf(to, orders);
  if (!ending) return true;
  const [first] = orders;
  const which = orders.length === 1 && first ? `Order ${first.number}` : `${orders.length} orders`;
  const cash = hasCash ? `, ${formatAmount(cashOf(orders))}` : '';
  const text = `${which}${cash}. ${ending.text} ${UNDO_HINT}`;
  const ask = ending.destructive ? confirmDestructive : confirmStep;
  return ask(ending.title, text, changeLabel(to, orders), ending.keep);
}

/** Confirms an undo about which the customer gets a mail. */
export async function confirmUndo({
  number,
  undo,
  email,
  payment,
}: AdminOrderView): Promise<boolean> {
  if (!undo || undo.seconds > 0) return true;
  const mailNote = email
    ? ' If the customer has had a mail about it, another one takes it back.'
    : '';
  return confirmStep(
    `Go back to “${adminOrderStatusName(undo.to, { payment })}”?`,
    `Order ${number} loses its last step.${mailNote}`,
    'Go back',
    'Leave it',
  );
}

/** Confirms the undo of several orders if customers have had a mail about the change. */
export async function confirmUndos(
  orders: readonly AdminOrderView[],
  movedAt: number,
): Promise<boolean> {
  const passed = (Date.now() - movedAt) / 1000;
  if (!orders.some(({ undo }) => undo && undo.seconds <= passed)) return true;
  return confirmStep(
    `Go back a step with ${counted(orders.length, 'order')}?`,
    'Customers who have had a mail about it get another one that takes it back.',
    'Go back',
    'Leave them',
  );
}
