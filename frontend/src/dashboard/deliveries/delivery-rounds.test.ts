import { describe, expect, it } from 'vitest';
import { anAdminOrder } from '../../testing/an-admin-order.ts';
import { cashOf, toStops } from './delivery-rounds.ts';

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
});
