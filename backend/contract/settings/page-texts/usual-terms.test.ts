import { describe, expect, it } from 'vitest';
import { termsAsMarkdown, usualTerms } from './usual-terms.ts';

const inWords = (...of: Parameters<typeof usualTerms>) => termsAsMarkdown(usualTerms(...of));
const GERMANY = { place: { country: 'DE' } };
const EXPLAINED = { ...GERMANY, ownPages: ['withdrawal'] as const };

describe('the usual terms', () => {
  it.each([
    ['en', /unread|gelesen/i],
    ['de', /unread|ungelesen/i],
  ] as const)('take back books that have been read, in %s', (language, word) => {
    for (const shop of [{}, GERMANY, EXPLAINED]) expect(inWords(language, shop)).not.toMatch(word);
  });

  it('take books back for as long as the shop does', () => {
    expect(inWords('en', {})).toContain('return books within 14 days.');
    expect(inWords('de', { returnDays: 30 })).toContain('innerhalb von 30 Tagen');
  });

  it('lead to what the shop says of the right of withdrawal, where there is one', () => {
    expect(inWords('de', GERMANY)).toContain('[Vertrag widerrufen](/withdraw).');
    expect(inWords('de', EXPLAINED)).toContain('[Widerrufsrecht](/withdrawal).');
    expect(inWords('en', { place: { country: 'US' } })).not.toContain('/withdraw');
    for (const shop of [GERMANY, EXPLAINED])
      expect(inWords('en', shop)).not.toMatch(/refuse a parcel/);
  });

  it('say how customers pay', () => {
    expect(inWords('en', {})).toContain('in cash on delivery, in US dollars');
    const payments = [{ method: 'cash-on-delivery' }, { method: 'transfer' }];
    expect(inWords('en', { payments })).toContain('in the way that you choose at the checkout');
  });

  it.each([
    ['a fee', { payments: [{ method: 'cash-on-delivery', fee: 2.5 }] }],
    ['gift cards', { giftCards: true }],
  ])('promise neither the only way nor no surcharge where there is %s', (_what, shop) => {
    expect(inWords('en', shop)).not.toMatch(/no other way|no surcharge/);
    expect(inWords('de', shop)).not.toMatch(/Andere Zahlungsarten|Aufschlag/);
  });
});
