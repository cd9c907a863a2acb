import { beforeEach, describe, expect, it } from 'vitest';
import { AREAS } from '../../main/shop.ts';
import { changePayment } from '../../orders/changing/change-payment.ts';
import { anOrder } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { ORDERS_TO_COUNT } from '../../orders/overview/orders-to-count.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { DueFigure } from './due-figures.model.ts';
import { countFigures, forgetFigures, makeFiguresDue } from './figures.builder.ts';
import { updateFigures } from './update-figures.ts';

const app = useTestApp();
const NOW = new Date('2026-06-15T12:00:00Z');

beforeEach(async () => {
  app.clock.now = NOW;
  await Order.deleteMany({});
  await forgetFigures();
});

describe('what is due', () => {
  it('has an order, too, that is the first of its day while all days are made due', async () => {
    await anOrder({ createdAt: new Date('2026-06-12T12:00:00Z'), books: [{ price: 7 }] });
    let isPlaced = false;
    const listDays = async () => {
      const days = await ORDERS_TO_COUNT.listDays();
      if (!isPlaced) await makeFiguresDue(await anOrder({ createdAt: NOW, books: [{ price: 5 }] }));
      isPlaced = true;
      return days;
    };
    await countFigures(NOW, { ...ORDERS_TO_COUNT, listDays });
    const overview = app.http().get('/api/admin');
    const { body } = await overview.set('Authorization', await asAdmin());
    expect(body).toMatchObject({ totalOrders: 2, totalSales: 12 });
  });

  it('keeps nobody waiting until all days of a large shop are made due', async () => {
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const listDays = async () => {
      await gate;
      return ORDERS_TO_COUNT.listDays();
    };
    try {
      expect(await updateFigures(NOW, { ...ORDERS_TO_COUNT, listDays })).toBe(false);
    } finally {
      goOn();
    }
    await countFigures(NOW);
  });

  it('has a change once, however often the areas have said what they listen to', async () => {
    const id = await anOrder({ createdAt: NOW, books: [{ price: 5 }] });
    await countFigures(NOW);
    for (const _server of [1, 2]) for (const area of AREAS) area.listen?.();
    const at = NOW;
    const paid = { kind: 'paid', amount: 500, at, by: { role: 'admin', name: 'ada' } } as const;
    await inTransaction((session) => changePayment(id, () => ({ events: [paid] }), session));
    expect(await DueFigure.countDocuments({ at: NOW })).toBe(1);
  });
});
