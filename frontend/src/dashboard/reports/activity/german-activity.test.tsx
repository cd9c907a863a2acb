import { setShopPlace } from '@book-store/contract/place';
import { ADMIN_ACTIONS } from '@book-store/contract/platform/audit/admin-actions';
import type { ActivityEntry } from '@book-store/contract/reports/activity/activity.schemas';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dashboardInGerman } from '../../../app/german-dashboard-texts.ts';
import { setShopWording } from '../../../lib/wording/storefront-texts.ts';
import { anId } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { signInAdmin } from '../../../testing/sign-in-admin.ts';
import { stubApi } from '../../../testing/stub-api.ts';
import ActivityPage from './page.tsx';

beforeEach(() => {
  signInAdmin();
  setShopWording(dashboardInGerman);
  setShopPlace({ currency: 'EUR', locale: 'de-DE' });
});
afterEach(() => setShopPlace());

const anEntry = (overrides: Partial<ActivityEntry>): ActivityEntry => ({
  _id: anId(),
  at: '2026-11-20T12:00:00.000Z',
  by: { kind: 'admin', id: anId(), name: 'anna' },
  action: 'book-edited',
  subject: { id: 'b1', name: 'Dracula' },
  fields: [],
  ...overrides,
});

async function rowOf(entry: Partial<ActivityEntry>): Promise<HTMLElement> {
  stubApi({ 'GET /api/admin/activity': () => ({ entries: [anEntry(entry)] }) });
  renderPage(<ActivityPage />, { at: '/dashboard/activity' });
  const list = await screen.findByRole('list', { name: 'Protokoll' });
  return list.children[0] as HTMLElement;
}

const ENGLISH = /\b(the|of|from|order|changed|added|deleted|gift card|undefined|none)\b/;

it.each(ADMIN_ACTIONS)('says in German who did what: %s', async (action) => {
  const row = await rowOf({ action });
  const sentence = row.querySelector('p')?.textContent ?? '';
  expect(sentence).toMatch(/^anna hat \S/);
  expect(sentence).not.toMatch(ENGLISH);
});

it.each<[string, Partial<ActivityEntry>]>([
  [
    'anna hat „Dracula“ geändert: Preis: 10,00 € (bisher 12,00 €)',
    { fields: [{ field: 'newPrice', from: 12, to: 10 }] },
  ],
  [
    'anna hat „Dracula“ geändert: Autor/in: „Bram Stoker“ (bisher keine Angabe)',
    { fields: [{ field: 'author', to: 'Bram Stoker' }] },
  ],
  [
    'anna hat „Dracula“ geändert: Reihe: „Vampire, Band 1,5“ (bisher keine Angabe)',
    { fields: [{ field: 'series', to: 'Vampire, no. 1.5' }] },
  ],
  [
    'anna hat „Dracula“ geändert: Einband: „Taschenbuch“ (bisher „gebunden“)',
    { fields: [{ field: 'format', from: 'hardcover', to: 'paperback' }] },
  ],
  [
    'anna hat die Neuigkeit „Dracula“ geändert: Text: „140 andere Zeichen“ (bisher „140 Zeichen“)',
    {
      action: 'news-edited',
      fields: [{ field: 'text', from: '140 characters', to: '140 characters, other ones' }],
    },
  ],
  [
    'root (auf dem Server) hat die Bestellung BS-1 von „Unterwegs“ auf „Zugestellt“ gesetzt',
    {
      action: 'order-moved',
      by: { kind: 'command', name: 'root' },
      subject: { id: 'o1', name: 'BS-1' },
      fields: [{ field: 'status', from: 'out-for-delivery', to: 'delivered' }],
    },
  ],
  [
    'anna hat die Seite „Versand“ geändert',
    { action: 'page-edited', subject: { id: 'shipping', name: 'Shipping Policy' } },
  ],
  [
    'anna hat 240 Bücher geändert: Preis +10% (10 ließen sich nicht ändern)',
    {
      action: 'books-changed',
      fields: [
        { field: 'books', to: 240 },
        { field: 'refused', to: 10 },
        { field: 'newPrice', to: '+10%' },
      ],
    },
  ],
])('says %s', async (sentence, entry) => {
  const row = await rowOf(entry);
  expect(row.querySelector('p')?.textContent).toBe(sentence.replace(/(?<=\d) €/g, '\u00a0€'));
});

it('names settings and payments in German', async () => {
  const fields = [
    {
      field: 'delivery.ways',
      to: [
        { kind: 'pick-up', countries: [], steps: [{ sum: 0, price: 0 }], days: { from: 1, to: 1 } },
      ],
    },
    { field: 'delivery.closed.weekdays', to: [0] },
    { field: 'storefront.storefront', from: 'refined', to: 'german' },
    { field: 'tax.rates', to: [{ country: 'DE', class: 'books', rate: 7000, from: '2026-01-01' }] },
    { field: 'tax.basis', to: 'payment' },
    { field: 'BS-10042', to: 'paid in part' },
  ];
  const row = await rowOf({ action: 'shop-edited', fields });
  expect(
    [...row.querySelectorAll('li')].map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    ),
  ).toEqual([
    'Versandarten: „Abholung in der Buchhandlung, 0,00 € ab 0,00 €, 1 Tag“ (bisher keine Angabe)',
    'geschlossene Wochentage: „Sonntag“ (bisher keine Angabe)',
    'Texte des Shops: „Deutsch“ (bisher „verfeinert“)',
    'Steuersätze: „DE Bücher 7 % ab 01.01.2026“ (bisher keine Angabe)',
    'Entstehung der Steuer: „mit der Zahlung“ (bisher keine Angabe)',
    'BS-10042: teilweise bezahlt',
  ]);
});
