import { describe, expect, it } from 'vitest';
import { toIsbn13 } from './catalogue/books/isbn.ts';
import { EMAIL_LETTERS_RULE, EMAIL_RULE, readEmail, untagged } from './email.ts';
import { toCode } from './orders/discount-codes/discount.ts';
import { bareGiftCardCode } from './orders/gift-cards/gift-cards.ts';
import { readOrderNumber } from './settings/shop/order-number.ts';

describe('an email address', () => {
  it.each([
    ['Ada@Example.com', 'ada@example.com'],
    [' ada.lovelace+books@mail.example.co.uk ', 'ada.lovelace+books@mail.example.co.uk'],
    ["o'neil@example.com", "o'neil@example.com"],
    ['info@müller.example', 'info@xn--mller-kva.example'],
    ['info@MÜLLER.example', 'info@xn--mller-kva.example'],
    ['info@xn--mller-kva.example', 'info@xn--mller-kva.example'],
    ['shop@пример.рф', 'shop@xn--e1afmkfd.xn--p1ai'],
    ['shop@例え.テスト', 'shop@xn--r8jz45g.xn--zckzah'],
    ['\u200bada@exam\u00adple.com\ufeff', 'ada@example.com'],
    ['\u2066ada@example.com\u2069\u00a0', 'ada@example.com'],
  ])('is read from %j', (typed, email) => {
    expect(readEmail(typed)).toEqual({ email });
  });

  it.each([
    ['jörg@example.com', EMAIL_LETTERS_RULE],
    ['почта@пример.рф', EMAIL_LETTERS_RULE],
    ...[
      ...['', '@', 'ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com'],
      ...[
        'ada@exa mple.com',
        'ada@example.com/x',
        'ada@example.com:80',
        'ada@[::1]',
        'ada@1.2.3.4',
      ],
      ...['ada@@example.com', '.ada@example.com', 'a..b@example.com', 'ada@-a.com', 'ada@a%62.com'],
      ...[
        'ada@example.com, eve@example.com',
        'Ada <ada@example.com>',
        'ada@example.com\nBcc: x@y.zz',
      ],
    ].map((typed) => [typed, EMAIL_RULE]),
  ])('is refused for %j', (typed = '', problem) => {
    expect(readEmail(typed)).toEqual({ problem });
  });

  it('has an end', () => {
    expect(readEmail(`${'a'.repeat(250)}@example.com`).problem).toContain('254');
  });

  it('is the same person with and without a tag', () => {
    expect(['a+1@b.cc', 'a+x+y@b.cc', 'a@b.cc', 'a.b@c+d.ee'].map(untagged)).toEqual([
      'a@b.cc',
      'a@b.cc',
      'a@b.cc',
      'a.b@c+d.ee',
    ]);
  });
});

describe('what is pasted', () => {
  const HIDDEN = [
    '\u200b',
    '\u200d',
    '\ufeff',
    '\u00ad',
    '\u200e',
    '\u2067',
    '\u2060',
    '\u00a0',
    '\u180e',
  ];

  it.each(HIDDEN)('is read without the invisible sign %j, wherever it stands', (sign) => {
    const pasted = (text: string) => `${sign}${text.slice(0, 4)}${sign}${text.slice(4)}${sign}`;
    expect(toCode(pasted('SPRING10'))).toBe('SPRING10');
    expect(bareGiftCardCode(pasted('2345-6789-ABCD-EFGH'))).toBe('23456789ABCDEFGH');
    expect(toIsbn13(pasted('9783161484100'))).toBe('9783161484100');
    expect(readOrderNumber(`${sign}BS-10042${sign}`)).toEqual({ digits: '10042', prefix: 'known' });
    expect(readEmail(`${sign}ada@example.com${sign}`)).toEqual({ email: 'ada@example.com' });
  });
});
