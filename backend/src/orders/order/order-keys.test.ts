import { describe, expect, it } from 'vitest';
import { orderKeys } from './order-keys.ts';
import { anOrderBody } from './orders.builder.ts';

describe('sorting by delivery address', () => {
  const key = (address: object) => {
    const body = anOrderBody();
    return orderKeys({
      ...body,
      _id: 'a',
      phone: '1',
      lines: [],
      address: { ...body.address, ...address },
    }).deliveryKey;
  };

  it('sorts by city, zip code and street, ignoring case and accents', () => {
    const round = [
      { city: 'Évora', zipcode: '1', street: 'a' },
      { city: 'evora', zipcode: '1', street: 'B' },
      { city: 'EVORA', zipcode: '2', street: 'a' },
      { city: 'Faro', zipcode: '0', street: 'a' },
    ].map(key);
    expect(round.toSorted()).toEqual(round);
  });

  it('separates cities of the same name in two states', () => {
    const [first, other, second] = [
      key({ state: 'Oregon', street: 'a' }),
      key({ state: 'Texas', street: 'b' }),
      key({ state: 'Oregon', street: 'c' }),
    ];
    expect([second, other, first].toSorted()).toEqual([first, second, other]);
  });
});
