import { describe, expect, it } from 'vitest';
import { anAdminOrder, anAdminPayment } from '../../../../testing/an-admin-order.ts';
import { cashInWords, cashOf, toStops } from './delivery-rounds.ts';

const to = (city: string, country = 'Germany') => {
  const order = anAdminOrder();
  return { ...order, address: { ...order.address, city, country } };
};

describe('a delivery round', () => {
  it('groups the parcels by city and keeps the order of the cities', () => {
    const orders = [to('Aachen'), to('Berlin'), to('berlin')];
    expect(toStops(orders)).toEqual([
      { place: 'Aachen, Hesse, Germany', orders: [orders[0]] },
      { place: 'Berlin, Hesse, Germany', orders: [orders[1], orders[2]] },
    ]);
  });

  it('separates cities of the same name in different countries', () => {
    expect(toStops([to('Springfield'), to('Springfield', 'USA')])).toHaveLength(2);
  });

  it('sums cash', () => {
    expect(cashOf([{ totalPrice: 10 }, { totalPrice: 20 }])).toBe(30);
    expect(cashOf([])).toBe(0);
  });

  it.each([
    ['cash-on-delivery', 0, '$12.50'],
    ['transfer', 12.5, 'paid'],
    ['invoice', 12.5, 'paid'],
    ['invoice', 0, 'on invoice'],
  ] as const)(
    'says what is collected of an order by %s, of which %d is paid: %s',
    (method, paid, said) => {
      const payment = anAdminPayment({ method, due: 12.5, paid });
      expect(cashInWords({ totalPrice: 99, payment })).toBe(said);
    },
  );

  it('collects the total of an order that has no other way to pay', () => {
    expect(cashInWords({ totalPrice: 12.5 })).toBe('$12.50');
  });
});
