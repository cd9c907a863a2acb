import { describe, expect, it } from 'vitest';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { customerMail, type MailedOrder } from './order-mails.ts';

const sender = {
  name: 'Shop & Sons',
  contact: ['1 Main Street', '555 0100'],
  publicUrl: 'https://b.example',
};
const order: MailedOrder = {
  _id: 'a'.repeat(24),
  number: 10_042,
  name: 'Ada <b>Reader</b>',
  phone: '015550100',
  address: {
    street: '1 Quiet Lane',
    city: 'Springfield',
    state: 'Oregon',
    zipcode: '97477',
    country: 'USA',
  },
  lines: [
    {
      bookId: 'b'.repeat(24),
      title: 'A "title" & more',
      category: 'fiction',
      coverImage: 'book-1.webp',
      priceCents: 1250,
    },
    {
      bookId: 'c'.repeat(24),
      title: 'Drawn',
      author: 'Ann',
      category: 'horror',
      coverImage: '',
      priceCents: 100,
    },
  ],
  deliveryCents: 450,
  totalCents: 1800,
  status: 'placed',
  history: [],
};
const { letter, subject } = customerMail(order, 'placed', 'ada@example.com');

describe('a letter about an order', () => {
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
