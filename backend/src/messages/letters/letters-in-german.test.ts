import { setShopPlace } from '@book-store/contract/place';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrderDocument } from '../../orders/order/orders.builder.ts';
import { Order, type StoredOrder } from '../../orders/order/orders.model.ts';
import {
  addressChangedMail,
  addressInUseMail,
  linkMail,
  passwordChangedMail,
} from '../../people/accounts/letters/account-mails.ts';
import { ACCOUNT_PURPOSES } from '../../people/links/one-time-links.model.ts';
import { letterHtml } from '../../platform/mail/letter-html.ts';
import { letterText } from '../../platform/mail/letter-text.ts';
import type { NewMail } from '../../platform/mail/queue-mail.ts';
import { backInStockMail } from '../book-mails/book-mails.ts';
import { confirmNewsletterMail } from './code-mails.ts';
import { english, type LetterTexts } from './english.ts';
import { german } from './german.ts';
import { changedMail, customerMail, parcelMail, undoneMail } from './order-mails.ts';
import { PARCEL_STATUSES, PICK_UP_STATUSES } from './order-words.ts';
import { ordersMail, ownerMail } from './owner-order-mails.ts';

const sender = { name: 'Leseecke', contact: ['Lange Gasse 1'], publicUrl: 'https://b.example' };
const now = new Date('2026-11-23T10:00:00Z');

const place = { country: 'DE', currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' };
beforeAll(() => setShopPlace(place));
afterAll(() => setShopPlace());

type Given = { copies?: number; included?: boolean; way?: object; priced?: boolean };

/** Returns an order of some copies of a book, with a tax of 7 %. */
function order({ copies = 2, included = true, way, priced = true }: Given = {}): StoredOrder {
  const document = anOrderDocument({
    number: 10_042,
    name: 'Ada Leser',
    address: {
      street: 'Lange Gasse 1',
      city: 'Leipzig',
      country: 'Deutschland',
      state: '',
      zipcode: '04109',
    },
    books: [{ title: 'Emma', price: 10, quantity: copies }],
  });
  const taxes = { included, sums: [{ rate: 7000, net: 1869, tax: 131, gross: 2000 }] };
  return new Order({
    ...document,
    deliveryCents: priced ? 350 : 0,
    taxes,
    delivery: { kind: 'parcel', days: { from: '2026-11-26', to: '2026-11-30' }, ...way },
    tracking: { carrier: 'DHL', number: '00340' },
  }).toObject<StoredOrder>();
}

function toPickUp(given: Given = {}): StoredOrder {
  const {
    address: _none,
    tracking: _no,
    ...rest
  } = order({
    ...given,
    way: { kind: 'pick-up', keptDays: 14 },
  });
  return { ...rest, status: 'packed', history: [{ status: 'packed', at: now }] } as StoredOrder;
}

const byItself = () => ({ ...order(), tracking: { carrier: 'other', number: '7' } });
const book = {
  _id: 'b'.repeat(24),
  title: 'Emma',
  category: 'fiction',
  coverImage: '',
  newPriceCents: 999,
};
const wish = { uid: 'ada', email: 'ada@example.com', at: now };
const pending = { id: '1', email: 'ada@example.com', token: 'token' };

type Written = Omit<NewMail, 'key'>;

/** Returns all mails that customers get. */
const mailsTo = (texts: LetterTexts): Written[] => [
  ...[
    order(),
    order({ copies: 1, priced: false }),
    order({ included: false, way: { kind: 'round' } }),
  ].flatMap((each) =>
    PARCEL_STATUSES.map((status) => customerMail(each, status, wish.email, texts)),
  ),
  undoneMail(order(), wish.email, texts),
  customerMail(byItself(), 'out-for-delivery', wish.email, texts),
  parcelMail(order(), wish.email, texts),
  changedMail(order(), wish.email, texts),
  changedMail(order({ copies: 1 }), wish.email, texts),
  ...[toPickUp(), toPickUp({ copies: 1 })].flatMap((each) =>
    PICK_UP_STATUSES.map((status) => customerMail(each, status, wish.email, texts)),
  ),
  backInStockMail(book, wish, texts),
  confirmNewsletterMail(pending, now, texts),
  ...ACCOUNT_PURPOSES.map((purpose) =>
    linkMail({ id: '1', purpose, to: wish.email }, texts.language),
  ),
  passwordChangedMail('1', wish.email, texts.language),
  addressChangedMail('1', wish.email, texts.language),
  addressInUseMail('1', wish.email, texts.language),
];

/** What is the same in any language: who, what, where, and how much. */
const DATA =
  /^(-- |- |https:|(BS-10042|Emma|Ada Leser|Leseecke|Lange Gasse 1|04109 Leipzig|Deutschland)$)/;

/** Returns all that a mail says, sentence by sentence. */
const sentencesOf = ({ subject, letter }: Written): string[] =>
  `${subject}\n${letterText(letter, sender)}`
    .split(/\n|(?<=[a-zäöüß]{3}[.:])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence) && !DATA.test(sentence));

describe('mails to customers', () => {
  it('have no sentence in common in both languages', () => {
    const [inEnglish, inGerman] = [english, german].map(
      (texts) => new Set(mailsTo(texts).flatMap(sentencesOf)),
    );
    expect(inEnglish?.size).toBeGreaterThan(40);
    expect(inGerman?.size).toBeGreaterThan(40);
    expect([...(inGerman ?? [])].filter((sentence) => inEnglish?.has(sentence))).toEqual([]);
  });

  it('have no English word in German, and no German one in English', () => {
    const [inEnglish = '', inGerman = ''] = [english, german].map((texts) =>
      mailsTo(texts).flatMap(sentencesOf).join('\n'),
    );
    expect(inGerman).not.toMatch(/\b(the|your|you|we|order|books?|free|tax|cash|delivery)\b/i);
    expect(inEnglish).not.toMatch(/\b(Sie|Ihre?|wir|Bestellung|bar|MwSt|Buch|Bücher)\b/);
  });

  it('name their language for screen readers', () => {
    for (const { letter } of mailsTo(german)) {
      expect(letterHtml(letter, sender)).toContain('<html lang="de">');
    }
    for (const { letter } of mailsTo(english)) {
      expect(letterHtml(letter, sender)).toContain('<html lang="en">');
    }
  });
});

describe('a German mail about an order', () => {
  it('says what was ordered, what it costs with its tax, when it comes and how it is paid', () => {
    const { subject, letter } = customerMail(order(), 'placed', wish.email, german);
    expect(subject).toBe('Ihre Bestellung BS-10042');
    const text = letterText(letter, sender).replace(/\u00a0|\u202f/g, ' ');
    for (const part of [
      'Guten Tag Ada Leser,',
      'wir haben Ihre Bestellung BS-10042 erhalten. Sie haben diese Bücher bestellt:',
      '- 2 x Emma: 20,00 €',
      /Versand, Do\., 26\.\s*–\s*Mo\., 30\. November: 3,50 €/,
      'Gesamtbetrag, bar per Nachnahme: 20,00 €',
      'inkl. 7 % MwSt.: 1,31 €',
      'Lieferadresse\nAda Leser\nLange Gasse 1\n04109 Leipzig\nDeutschland',
      'Sie zahlen 20,00 € bar per Nachnahme, wenn das Paket ankommt.',
      'Ihre Bestellungen ansehen: https://b.example/orders',
    ]) {
      expect(text).toMatch(part);
    }
  });

  it('speaks of one book as of one', () => {
    const one = customerMail(toPickUp({ copies: 1 }), 'packed', wish.email, german).letter;
    const several = customerMail(toPickUp(), 'packed', wish.email, german).letter;
    expect(one.heading).toBe('Ihr Buch liegt für Sie bereit');
    expect(one.closing?.[0]).toBe('Wir bewahren Ihr Buch bis Mo., 7. Dezember für Sie auf.');
    expect(several.heading).toBe('Ihre Bücher liegen für Sie bereit');
    expect(letterText(several, sender)).toContain('Abholung in der Buchhandlung');
    for (const { letter } of mailsTo(german).filter(({ letter }) => letter.sums)) {
      const text = letterText(letter, sender);
      if (!text.includes('2 x')) expect(text).not.toContain('Ihre Bücher');
    }
  });

  it('leads to the page of the carrier', () => {
    const { paragraphs } = customerMail(order(), 'out-for-delivery', wish.email, german).letter;
    expect(paragraphs).toContain('Versand mit DHL, Sendungsnummer 00340.');
    expect(paragraphs.at(-1)).toMatch(/^Zur Sendungsverfolgung: https:\/\/www\.dhl\.de\/.*=00340$/);
  });

  it('tells the owner in German, too', () => {
    const text = letterText(ownerMail(order(), 'owner@example.com', german).letter, sender);
    expect(text).toContain('Ada Leser hat 2 Bücher bestellt.');
    expect(text).toContain('Bestellung öffnen');
    expect(text).not.toMatch(/\b(order|Deliver|Total)\b/);
    const several = ordersMail([order(), order()], 'owner@example.com', german);
    expect(several.subject).toMatch(/^2 weitere neue Bestellungen, /);
    expect(letterText(several.letter, sender)).not.toMatch(/\borders\b(?!\/|$)/m);
  });
});
