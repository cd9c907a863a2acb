import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { formatMoney, priceMax, toMoneyText } from './money.ts';
import { setShopPlace } from './place.ts';
import { amountPattern, readAmount } from './read-amount.ts';

afterEach(() => setShopPlace());

const IN = {
  dollars: { currency: 'USD', locale: 'en-US' },
  euros: { currency: 'EUR', locale: 'de-DE' },
  yen: { currency: 'JPY', locale: 'ja-JP' },
  dinars: { currency: 'KWD', locale: 'en-KW' },
  forints: { currency: 'HUF', locale: 'hu-HU' },
  francs: { currency: 'CHF', locale: 'de-CH' },
  rupees: { currency: 'INR', locale: 'en-IN' },
  rupiahs: { currency: 'IDR', locale: 'id-ID' },
  gulf: { currency: 'KWD', locale: 'ar-KW' },
};

describe('a typed amount', () => {
  it.each([
    ['dollars', '12.5', 1250],
    ['dollars', '12,50', 1250],
    ['dollars', '$1,234.50', 123_450],
    ['euros', '12,90', 1290],
    ['euros', '12.90', 1290],
    ['euros', '12,90 €', 1290],
    ['euros', 'EUR 12,9', 1290],
    ['euros', '1.234,50', 123_450],
    ['euros', '1.234', 123_400],
    ['yen', '1500', 1500],
    ['yen', '¥1,500', 1500],
    ['yen', '1000000', 1_000_000],
    ['dinars', '12.900', 12_900],
    ['dinars', '12,9', 12_900],
    ['dinars', '1,234.567', 1_234_567],
    ['forints', '12 500,50', 1_250_050],
    ['francs', "1'234.50", 123_450],
  ] as const)('of %s that is %j is read as %i', (place, typed, minor) => {
    setShopPlace(IN[place]);
    expect(readAmount(typed)).toBe(minor);
  });

  it.each([
    ['dollars', '1.234,50'],
    ['dollars', '12.505'],
    ['euros', '1,234.50'],
    ['euros', '$12.50'],
    ['euros', '-1'],
    ['yen', '12.50'],
    ['yen', '1.500'],
    ['yen', '1000001'],
    ['dinars', '12.9001'],
    ['dinars', '12,900'],
    ['dinars', ''],
  ] as const)('of %s that is %j is refused', (place, typed) => {
    setShopPlace(IN[place]);
    expect(readAmount(typed)).toBeUndefined();
  });

  it.each(Object.entries(IN))('of %s is read as it was shown and as it was written', (_, place) => {
    setShopPlace(place);
    const amounts = fc.integer({ min: 0, max: priceMax() - 1 });
    fc.assert(
      fc.property(amounts, (minor) => {
        expect(readAmount(toMoneyText(minor))).toBe(minor);
        if (place.locale !== 'en-IN') expect(readAmount(formatMoney(minor))).toBe(minor);
      }),
    );
  });

  it.each(Object.entries(IN))('of %s has a pattern that fields can have', (_, place) => {
    setShopPlace(place);
    expect(() => new RegExp(amountPattern(), 'v')).not.toThrow();
  });
});
