import { ORDER_STATUSES } from '@book-store/contract/orders/order/order-status';
import { isCash, ORDER_PAYMENT_METHODS } from '@book-store/contract/settings/payment/payment';
import { describe, expect, it } from 'vitest';
import { adminOrderStatusName } from '../../../../lib/ordering/owner-status-names.ts';
import { anAdminOrder } from '../../../../testing/an-admin-order.ts';
import { changeLabel, endingOf, sumLabel } from './order-labels.ts';

const WAYS = ORDER_PAYMENT_METHODS.flatMap((method) => [
  { method, due: 20 },
  { method, due: 0 },
]);

describe('what the owner reads of an order', () => {
  it.each(WAYS)('speaks of cash only where that is collected: $method, $due to pay', (way) => {
    const payment = { ...way, state: 'open' as const, paid: 0, refunded: 0, refundable: 0 };
    const order = anAdminOrder({ payment: { ...payment, events: [] } });
    const hasCash = isCash(way.method) && way.due > 0;
    for (const status of ORDER_STATUSES) {
      const { title = '', text = '' } = endingOf(status, [order]) ?? {};
      const words = [
        adminOrderStatusName(status, order),
        changeLabel(status, [order]),
        sumLabel({ status, payment: order.payment }),
        title,
        text,
      ].join(' ');
      if (!hasCash) expect(words).not.toMatch(/cash/i);
    }
    expect(adminOrderStatusName('delivered', order)).toBe(
      hasCash ? 'Delivered, cash collected' : 'Delivered',
    );
    const delivery = { kind: 'pick-up' } as const;
    expect(adminOrderStatusName('delivered', { ...order, delivery })).toBe(
      hasCash ? 'Picked up, cash collected' : 'Picked up',
    );
  });

  it('speaks of a parcel only where there is one', () => {
    const { address: _none, ...pickUp } = anAdminOrder();
    expect(endingOf('cancelled', [anAdminOrder()])?.text).toContain('parcel');
    expect(endingOf('cancelled', [pickUp])?.text).not.toContain('parcel');
  });
});
