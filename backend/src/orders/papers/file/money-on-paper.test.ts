import { describe, expect, it } from 'vitest';
import { missingIn } from './fonts.ts';
import { moneyOn } from './money-on-paper.ts';

describe('an amount on a paper as a file', () => {
  it.each([
    ['ja-JP', 'JPY', '123,450'],
    ['he-IL', 'ILS', '1,234.50'],
    ['ar-EG', 'EGP', '1,234.50'],
    ['ar-KW', 'KWD', '123.450'],
    ['fa-IR', 'IRR', '1,234.50'],
    ['th-TH', 'THB', '1,234.50'],
    ['bn-BD', 'BDT', '1,234.50'],
    ['ka-GE', 'GEL', '1234,50'],
  ])(
    'names the currency by its code where the fonts lack its sign: %s',
    (locale, currency, number) => {
      const said = moneyOn({ locale, currency }, -123_450);
      expect(missingIn([said])).toEqual([]);
      expect(said).toContain(currency);
      expect(said.replaceAll(/\s/g, ' ')).toContain(number);
    },
  );

  it.each([
    ['de-DE', 'EUR', '−1.234,50 €'],
    ['en-IN', 'INR', '−₹1,234.50'],
    ['vi-VN', 'VND', '−123.450 ₫'],
  ])('keeps a sign that they have: %s', (locale, currency, said) => {
    expect(moneyOn({ locale, currency }, -123_450).replaceAll(/\s/g, ' ')).toBe(said);
  });
});
