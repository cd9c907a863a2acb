import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { anOrderDocument } from '../../orders/order/orders.builder.ts';
import { Order, type StoredOrder } from '../../orders/order/orders.model.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { letterHtml } from '../../platform/mail/letter-html.ts';
import { letterText } from '../../platform/mail/letter-text.ts';
import { english } from './english.ts';
import { customerMail } from './order-mails.ts';
import { ownerMail } from './owner-order-mails.ts';
import { paymentMail } from './payment-mails.ts';

const sender = {
  name: 'Shop & Sons',
  contact: ['1 Main Street', '555 0100'],
  publicUrl: 'https://b.example',
};
const order = new Order({
  ...anOrderDocument({
    number: 10_042,
    name: 'Ada <b>Reader</b>',
    books: [
      {
        bookId: new Types.ObjectId('b'.repeat(24)),
        title: 'A "title" & more',
        author: undefined,
        coverImage: 'book-1.webp',
        price: 12.5,
      },
      {
        bookId: new Types.ObjectId('c'.repeat(24)),
        title: 'Drawn',
        author: 'Ann',
        category: 'horror',
        coverImage: '',
        price: 1,
      },
    ],
  }),
  deliveryCents: 450,
  totalCents: 1800,
}).toObject<StoredOrder>();
const { letter, subject } = customerMail(order, 'placed', 'ada@example.com');

describe('a letter about an order', () => {
  it('says how many copies there are of a book, and what they cost together', () => {
    const books = [{ title: 'Emma', author: undefined, price: 9.99, quantity: 3 }];
    const several = new Order(anOrderDocument({ books })).toObject<StoredOrder>();
    const mail = customerMail(several, 'placed', 'ada@example.com');
    expect(letterText(mail.letter, sender)).toContain('- 3 x Emma: $29.97');
    expect(ownerMail(several, 'owner@example.com', english).subject).toMatch(
      /: 3 books, \$29\.97$/,
    );
  });

  it('names the order, its books with covers, the sums, the address and the next step', () => {
    const text = letterText(letter, sender);
    expect(subject).toBe('Your order BS-10042');
    for (const part of [
      'BS-10042',
      '- A "title" & more: $12.50',
      '- Drawn, Ann: $1.00',
      'Delivery: $4.50',
      'Total, in cash at the door: $18.00',
      '1 Quiet Lane\nSpringfield, Oregon 97477',
      'See your orders: https://b.example/orders',
      'Shop & Sons\n1 Main Street\n555 0100',
    ]) {
      expect(text).toContain(part);
    }
    const html = letterHtml(letter, sender);
    expect(html).toContain('src="https://b.example/covers/120/book-1.jpeg"');
    expect(html).toMatch(/src="https:\/\/b\.example\/covers\/120\/d-c{24}-\w+\.jpeg"/);
    expect(html).toContain('href="https://b.example/orders"');
  });

  it('asks to get in touch only where the shop says how', () => {
    const ended = { ...order, status: 'cancelled' } as typeof order;
    const refund = { to: 'ada@example.com', amount: 500 };
    for (const status of ['placed', 'cancelled', 'money back'] as const) {
      const mail =
        status === 'money back'
          ? paymentMail('refunded', order, refund)
          : customerMail(ended, status, 'ada@example.com');
      const unreachable = { ...sender, contact: [] };
      for (const render of [letterText, letterHtml]) {
        expect(render(mail.letter, sender)).toContain('talk to us');
        expect(render(mail.letter, unreachable)).not.toContain('talk to us');
      }
    }
  });

  it('has its total stand out, not the tax that is in it', () => {
    const taxes = { included: true, sums: [{ rate: 7000, net: 1682, tax: 118, gross: 1800 }] };
    const { letter } = customerMail({ ...order, taxes } as typeof order, 'placed', 'a@example.com');
    const strong = letterHtml(letter, sender).match(
      /font-weight:600(;white-space:nowrap)?">[^<]+/g,
    );
    expect(strong?.filter((text) => text.includes('$'))).toEqual([
      expect.stringMatching(/>\$18\.00$/),
    ]);
    expect(letterText(letter, sender)).toContain('$18.00\nIncl. 7% tax: $1.18');
  });

  it('shows hostile texts as they are', () => {
    const html = letterHtml(letter, sender);
    expect(html).toContain('Ada &lt;b&gt;Reader&lt;/b&gt;');
    expect(html).toContain('A &quot;title&quot; &amp; more');
    expect(html).not.toContain('<b>');
  });

  it('keeps a hostile title on its line of the text', () => {
    const hostile: Letter = {
      heading: 'x',
      paragraphs: [],
      books: [{ title: 'A\r\n\r\nTotal: $0\u2028\u202egnp' }],
    };
    expect(letterText(hostile, sender)).toContain('- A Total: $0 gnp\n');
  });

  it('fetches nothing but covers, and no address in it tells who opens it', () => {
    const html = letterHtml(letter, sender);
    const fetched = [...html.matchAll(/(?:src|url\()\s*=?\s*"?([^")]+)/g)].map(([, url]) => url);
    expect(fetched.every((url) => url?.startsWith('https://b.example/covers/'))).toBe(true);
    expect(html).not.toContain('ada@example.com');
  });
});
