import { afterEach, describe, expect, it } from 'vitest';
import { setShopPlace } from '../../place.ts';
import { offeredWays, type PaymentWay, unavailableReason } from './payment.ts';
import { isIban, transferCode } from './payment-account.ts';
import { fromStripeAmount, nextCharge, toStripeAmount } from './stripe-amounts.ts';

afterEach(() => setShopPlace());

const WAYS: PaymentWay[] = [
  { method: 'cash-on-delivery', countries: ['DE'], fee: 250 },
  { method: 'at-pick-up', countries: [] },
  { method: 'transfer', countries: [], smallest: 1000, largest: 50_000 },
];

describe('the ways to pay', () => {
  it.each([
    [
      'a parcel in the country',
      { kind: 'parcel', to: { countryCode: 'DE' }, sum: 900 },
      'cash-on-delivery',
    ],
    ['a parcel abroad', { kind: 'parcel', to: { countryCode: 'AT' }, sum: 1000 }, 'transfer'],
    ['what is picked up', { kind: 'pick-up', sum: 5000 }, 'at-pick-up transfer'],
    [
      'a sum at the upper limit',
      { kind: 'round', to: { countryCode: 'AT' }, sum: 50_000 },
      'transfer',
    ],
    ['a sum above it', { kind: 'round', to: { countryCode: 'AT' }, sum: 50_001 }, ''],
  ] as const)('for %s', (_circumstance, order, methods) => {
    const offered = offeredWays(WAYS, order);
    expect(offered.map(({ method }) => method).join(' ')).toBe(methods);
  });

  const CARD: PaymentWay = { method: 'stripe', countries: ['DE'], smallest: 500, fee: 30 };
  it.each([
    ['fits', { to: { countryCode: 'DE' }, sum: 900, byCard: 0 }, undefined],
    [
      'is not for the country',
      { to: { countryCode: 'AT' }, sum: 900, byCard: 0 },
      { why: 'country' },
    ],
    [
      'is not for so little',
      { to: { countryCode: 'DE' }, sum: 499, byCard: 0 },
      { why: 'below', limit: 500 },
    ],
    [
      'leaves too little for a card, with its fee',
      { to: { countryCode: 'DE' }, sum: 900, byCard: 890 },
      { why: 'too-little', rest: 40, charge: 50 },
    ],
  ] as const)('say why one of them %s', (_circumstance, { byCard, ...order }, reason) => {
    const restFor = (fee: number) => order.sum + fee - byCard;
    expect(unavailableReason(CARD, { ...order, restFor })).toEqual(reason);
  });

  it('say that a card cannot pay thousandths', () => {
    setShopPlace({ currency: 'KWD', locale: 'en-KW' });
    const order = { to: { countryCode: 'DE' }, sum: 13_005, restFor: () => 13_005 };
    expect(unavailableReason(CARD, order)).toEqual({
      why: 'not-exact',
      rest: 13_005,
      charge: 13_010,
    });
  });
});

describe('an IBAN', () => {
  it.each(['DE89370400440532013000', 'GB82WEST12345698765432', 'FR1420041010050500013M02606'])(
    '%s is right, and wrong with any digit changed',
    (iban) => {
      expect(isIban(iban)).toBe(true);
      for (let at = 2; at < iban.length; at += 1) {
        if (!/\d/.test(iban[at] ?? '')) continue;
        const other = (Number(iban[at]) + 1) % 10;
        expect(isIban(`${iban.slice(0, at)}${other}${iban.slice(at + 1)}`)).toBe(false);
      }
    },
  );
});

describe('the code of a transfer', () => {
  const transfer = { amount: 19.9, reference: 'BS-10042' };

  it('has the twelve lines of EPC069-12 for euros', () => {
    setShopPlace({ currency: 'EUR', locale: 'de-DE' });
    const account = { name: 'Buchladen Müller', iban: 'DE89370400440532013000' };
    const code = transferCode(account, transfer);
    expect(code?.split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', '', 'Buchladen Müller', 'DE89370400440532013000', 'EUR19.90'],
      ...['', '', 'BS-10042', ''],
    ]);
    const bic = transferCode({ ...account, bic: 'COBADEFFXXX' }, transfer);
    expect(bic?.split('\n')[4]).toBe('COBADEFFXXX');
  });

  it('is a link of UPI for rupees', () => {
    setShopPlace({ currency: 'INR', locale: 'en-IN' });
    const code = transferCode({ name: 'Kitab & Co', upi: 'kitab@okbank' }, transfer);
    expect(code).toBe(
      'upi://pay?pa=kitab%40okbank&pn=Kitab%20%26%20Co&am=19.90&cu=INR&tn=BS-10042&tr=BS-10042',
    );
  });

  it('is none in any other currency', () => {
    expect(
      transferCode({ name: 'Shop', iban: 'DE89370400440532013000' }, transfer),
    ).toBeUndefined();
  });
});

describe("Stripe's units", () => {
  it.each([
    ['USD', 1999, 1999],
    ['JPY', 1999, 1999],
    ['HUF', 199_900, 199_900],
    ['ISK', 1999, 199_900],
    ['UGX', 1999, 199_900],
    ['KWD', 19_990, 19_990],
    ['KWD', 19_995, undefined],
    ['MGA', 199_900, 1999],
    ['MGA', 199_950, undefined],
  ])('of %s %i are %s', (currency, minor, units) => {
    expect(toStripeAmount(minor, currency)).toBe(units);
    if (units !== undefined) expect(fromStripeAmount(units, currency)).toBe(minor);
  });

  it.each([
    ['USD', 49, 50],
    ['GBP', 29, 30],
    ['JPY', 49, 50],
    ['KWD', 5, 10],
    ['ISK', 0, 1],
  ])('of %s are not charged for %i, but for %i', (currency, less, enough) => {
    expect(nextCharge(less, currency)).toBe(enough);
    expect(nextCharge(enough, currency)).toBe(enough);
  });
});
