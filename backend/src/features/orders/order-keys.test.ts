import { describe, expect, it } from 'vitest';
import { orderKeys, searchPattern } from './order-keys.ts';
import { anOrderBody } from './orders.builder.ts';

const order = {
  ...anOrderBody({ name: 'Zoë  Núñez (sales+1)', email: 'zoe.n@example.com' }),
  phone: '+15550100',
  _id: '65fada00aa11bb22cc33dd44',
  number: 10_042,
};
const finds = (q: string) => searchPattern(q).test(orderKeys(order).searchText);

describe('the search for orders', () => {
  it.each(['zoe', 'ZOË N', 'nunez', '(Sales+1)', 'zoe.n@', 'EXAMPLE.com', '+1555', '555 01-00'])(
    'finds %j in a name, an email or a phone number',
    (q) => expect(finds(q)).toBe(true),
  );

  it.each(['65fada00aa11bb22cc33dd44', 'CC33DD44', '65fada', '11bb22'])('finds %j in the id', (q) =>
    expect(finds(q)).toBe(true),
  );

  it.each(['zoex', 'zo.*', '^zoe', 'zoe.n@example_com', 'z|y', '[a-z]', '5559', '-', '()'])(
    'does not find %j',
    (q) => expect(finds(q)).toBe(false),
  );

  it.each(['BS-10042', 'bs 10042', 'bs10042', '10042', 'BS-100'])('finds the number by %j', (q) =>
    expect(finds(q)).toBe(true),
  );

  it.each(['BS-1004 2', 'BS-0042', '0042', '1004', 'BS-10043'])(
    'does not find the number by %j',
    (q) => expect(finds(q)).toBe(false),
  );

  it('does not mistake a short name for part of an id', () => {
    expect(finds('ada')).toBe(false);
  });
});

describe('sorting by delivery address', () => {
  const key = (address: object) => {
    const body = anOrderBody();
    return orderKeys({ ...order, address: { ...body.address, ...address } }).deliveryKey;
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
