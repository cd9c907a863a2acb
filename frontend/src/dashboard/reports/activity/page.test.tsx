import type { ActivityEntry } from '@book-store/contract/reports/activity/activity.schemas';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anId } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { signInAdmin } from '../../../testing/sign-in-admin.ts';
import { deferred, networkError, stubApi } from '../../../testing/stub-api.ts';
import ActivityPage from './page.tsx';

const GET = 'GET /api/admin/activity';

const anEntry = (overrides: Partial<ActivityEntry> = {}): ActivityEntry => ({
  _id: anId(),
  at: '2026-11-20T12:00:00.000Z',
  by: { kind: 'admin', id: anId(), name: 'anna' },
  action: 'book-edited',
  subject: { id: 'b1', name: 'Dracula' },
  fields: [{ field: 'newPrice', from: 12, to: 10 }],
  ...overrides,
});

const open = () => renderPage(<ActivityPage />, { at: '/dashboard/activity' });
const list = () => screen.findByRole('list', { name: 'Activity' });
const rows = async () => [...(await list()).children].map((row) => row.textContent);

async function sentenceOf(entry: Partial<ActivityEntry>): Promise<string> {
  stubApi({ [GET]: () => ({ entries: [anEntry(entry)] }) });
  open();
  const [row] = [...(await list()).children];
  return row?.querySelector('p')?.textContent ?? '';
}

beforeEach(() => signInAdmin());

describe('the activity page', () => {
  it('says what was paid of which order, in whole or in part', async () => {
    const fields = [
      { field: 'BS-10042', to: 'paid' },
      { field: 'BS-10043', to: 'paid in part' },
    ];
    const entry = anEntry({ action: 'orders-paid', subject: {}, fields });
    stubApi({ [GET]: () => ({ entries: [entry] }) });
    open();
    const [row] = [...(await list()).children];
    expect(row).toHaveTextContent('recorded payments for 2 orders from a bank file');
    const items = within(row as HTMLElement).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'BS-10042: paid',
      'BS-10043: paid in part',
    ]);
  });

  it('says who changed what, when and from where', async () => {
    stubApi({ [GET]: () => ({ entries: [anEntry({ network: '203.0.113.0/24' })] }) });
    open();
    const [row] = await rows();
    expect(row).toMatch(/^anna changed the price of “Dracula” from \$12\.00 to \$10\.00/);
    expect(row).toMatch(/Nov 20, 2026, \d+:00 [AP]M from 203\.0\.113\.0\/24$/);
    expect(screen.getByRole('link', { name: '“Dracula”' })).toHaveAttribute(
      'href',
      '/dashboard/edit-book/b1',
    );
  });

  it.each<[string, Partial<ActivityEntry>]>([
    ['anna added “Dracula”', { action: 'book-created' }],
    ['anna deleted “Dracula”', { action: 'book-deleted' }],
    [
      'anna moved order BS-10042 from Out for delivery to Delivered',
      {
        action: 'order-moved',
        subject: { id: 'o1', name: 'BS-10042' },
        fields: [{ field: 'status', from: 'out-for-delivery', to: 'delivered' }],
      },
    ],
    [
      'anna marked order BS-10042 as paid in part',
      {
        action: 'order-paid',
        subject: { id: 'o1', name: 'BS-10042' },
        fields: [
          { field: 'due', to: 10 },
          { field: 'paid', to: 4 },
        ],
      },
    ],
    [
      'anna changed the category of “Dracula” from Fiction to Horror',
      { fields: [{ field: 'category', from: 'fiction', to: 'horror' }] },
    ],
    [
      'anna changed the author of “Dracula” from none to “Bram Stoker”',
      { fields: [{ field: 'author', to: 'Bram Stoker' }] },
    ],
    [
      'anna changed the trending flag of “Dracula” from no to yes',
      { fields: [{ field: 'trending', from: false, to: true }] },
    ],
    [
      'anna changed the stock of “Dracula” from 2 to 0',
      { fields: [{ field: 'stock', from: 2, to: 0 }] },
    ],
    [
      'anna changed the stock of “Dracula” from not counted to 12',
      { fields: [{ field: 'stock', to: 12 }] },
    ],
    [
      'anna changed the year of publication of “Dracula” from none to 1897',
      { fields: [{ field: 'publishedYear', to: 1897 }] },
    ],
    [
      'anna changed the hidden flag of “Dracula” from no to yes',
      { fields: [{ field: 'hidden', to: true }] },
    ],
    [
      'anna changed the language of “Dracula” from English to German',
      { fields: [{ field: 'language', from: 'en', to: 'de' }] },
    ],
    [
      'anna moved order 12345678 from Placed to Confirmed',
      {
        action: 'order-moved',
        subject: { id: 'aaaa12345678' },
        fields: [{ field: 'status', from: 'placed', to: 'confirmed' }],
      },
    ],
    [
      'anna changed their role from “Lecturer” to “Owner”',
      {
        action: 'profile-edited',
        subject: { name: 'anna' },
        fields: [{ field: 'roleLabel', from: 'Lecturer', to: 'Owner' }],
      },
    ],
    [
      'anna hid the checklist for the set-up',
      {
        action: 'setup-dismissed',
        subject: {},
        fields: [{ field: 'dismissed', from: false, to: true }],
      },
    ],
    [
      'anna showed the checklist for the set-up again',
      {
        action: 'setup-dismissed',
        subject: {},
        fields: [{ field: 'dismissed', from: true, to: false }],
      },
    ],
    [
      'anna changed their password',
      { action: 'password-changed', subject: { name: 'anna' }, fields: [] },
    ],
    [
      'root (on the server) changed the password of “anna”',
      {
        action: 'password-changed',
        by: { kind: 'command', name: 'root' },
        subject: { name: 'anna' },
        fields: [],
      },
    ],
    [
      'anna ended their session on Firefox on Linux',
      { action: 'session-ended', subject: { name: 'Firefox on Linux' }, fields: [] },
    ],
    [
      'anna changed 240 books: price +10% (10 could not be changed)',
      {
        action: 'books-changed',
        subject: { id: 'one' },
        fields: [
          { field: 'books', to: 240 },
          { field: 'refused', to: 10 },
          { field: 'newPrice', to: '+10%' },
        ],
      },
    ],
  ])('says %s', async (sentence, entry) => {
    expect((await sentenceOf(entry)).trim()).toBe(sentence);
  });

  it('lists the fields of a larger change, and keeps long texts behind a click', async () => {
    const fields = [
      { field: 'newPrice', from: 12, to: 10 },
      { field: 'description', from: 'A count.', to: 'A count moves house.' },
    ];
    stubApi({ [GET]: () => ({ entries: [anEntry({ fields })] }) });
    const { user } = open();
    const row = (await list()).children[0] as HTMLElement;
    expect(row.querySelector('p')).toHaveTextContent(/^anna changed “Dracula”$/);
    const items = within(row).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent('price from $12.00 to $10.00');
    await user.click(within(row).getByText('Old and new text'));
    expect(within(row).getByText('A count moves house.')).toBeVisible();
  });

  it('words settings as they are stored, and shows the sentences of older entries', async () => {
    const way = {
      ...{ id: 'parcel', kind: 'parcel', countries: ['DE'], steps: [{ sum: 0, price: 4.5 }] },
      days: { from: 2, to: 4 },
    };
    const rate = { country: 'DE', class: 'books', rate: 7000, from: '2026-01-01' };
    const fields = [
      { field: 'delivery.ways', to: [way] },
      { field: 'delivery.closed.weekdays', from: [], to: [0, 6] },
      { field: 'delivery.usualWeight', from: 400, to: 1200 },
      { field: 'payments.ways', to: [{ method: 'transfer', countries: [], fee: 1.5 }] },
      { field: 'payments.giftCardSales.smallest', from: 5, to: 10 },
      { field: 'payments.account.iban', to: 'DE89370400440532013000' },
      { field: 'tax.rates', from: [], to: [rate] },
      { field: 'identity.name', from: 'Book Store', to: 'Corner' },
      { field: 'paymentWays', from: 'at-pick-up', to: 'transfer, fee $2.50' },
      { field: 'taxNumber', to: 'DE123456789' },
    ];
    const entry = anEntry({ action: 'shop-edited', subject: {}, fields });
    stubApi({ [GET]: () => ({ entries: [entry] }) });
    open();
    const row = (await list()).children[0] as HTMLElement;
    expect(
      within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'ways of delivery from none to “Delivery, DE, $4.50 from $0.00, 2 to 4 days”',
      'closed weekdays from none to “Sunday; Saturday”',
      'usual weight of a book from 400 g to 1.2 kg',
      'ways to pay from none to “Transfer in advance, fee $1.50”',
      'smallest gift card that customers can buy from $5.00 to $10.00',
      'IBAN from none to “DE89 3704 0044 0532 0130 00”',
      'tax rates from none to “DE books 7% from Jan 1, 2026”',
      'name from “Book Store” to “Corner”',
      'ways to pay from “at-pick-up” to “transfer, fee $2.50”',
      'tax number from none to “DE123456789”',
    ]);
  });

  it('shows the data of a deleted book', async () => {
    const fields = [
      { field: 'title', from: 'Dracula' },
      { field: 'newPrice', from: 12 },
    ];
    stubApi({ [GET]: () => ({ entries: [anEntry({ action: 'book-deleted', fields })] }) });
    const { user } = open();
    await user.click(await screen.findByText('Book details'));
    expect(screen.getByText('$12.00')).toBeVisible();
  });

  it('loads older entries on request, down to the first one', async () => {
    const [newer, older] = [anEntry(), anEntry({ subject: { id: 'b2', name: 'Emma' } })];
    const pending = deferred<{ entries: ActivityEntry[] }>();
    const { callsTo } = stubApi({
      [GET]: ({ query }) =>
        query.get('before') ? pending.answer() : { entries: [newer], next: newer._id },
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show older' }));
    expect(await screen.findByRole('button', { name: 'Loading…' })).toHaveFocus();
    pending.release({ entries: [older] });
    expect(await screen.findByText(/No older activity/)).toHaveFocus();
    expect((await rows()).map((text) => /“(\w+)”/.exec(text ?? '')?.[1])).toEqual([
      'Dracula',
      'Emma',
    ]);
    const asked = callsTo('GET /api/admin/activity').map(({ query }) => query.get('before'));
    expect(asked).toEqual([null, newer._id]);
  });

  it('keeps the loaded entries if older ones fail to load, and retries', async () => {
    const newer = anEntry();
    const { answer } = stubApi({ [GET]: () => ({ entries: [newer], next: newer._id }) });
    const { user } = open();
    await list();
    answer(GET, networkError);
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    expect(await screen.findByText('Older activity could not be loaded.')).toBeVisible();
    expect(await rows()).toHaveLength(1);
    answer(GET, () => ({ entries: [anEntry()] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/No older activity/)).toBeVisible();
    expect(await rows()).toHaveLength(2);
  });
});
