import type { Figures } from '@book-store/contract/reports/figures/figures.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anId } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { signInAdmin } from '../../../testing/sign-in-admin.ts';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import FiguresPage from './page.tsx';

// happy-dom has no canvas: render the chart's data instead.
const FIGURES = 'GET /api/admin/figures';
const bookId = anId();

const aDay = (day: string, given: Partial<Figures['days'][number]> = {}) => ({
  day,
  orders: 0,
  revenue: 0,
  cashToCollect: 0,
  cashCollected: 0,
  delivered: 0,
  refused: 0,
  refusedRate: null,
  ...given,
});
const someFigures = (given: Partial<Figures> = {}): Figures => ({
  from: '2026-11-01',
  to: '2026-11-02',
  beingCounted: false,
  orders: 3,
  revenue: 1234.5,
  cashToCollect: 34.5,
  cashCollected: 900,
  delivered: 3,
  refused: 1,
  refusedRate: 25,
  days: [
    aDay('2026-11-01', { orders: 3, revenue: 1234.5, cashToCollect: 34.5 }),
    aDay('2026-11-02', { cashCollected: 900, delivered: 3, refused: 1, refusedRate: 25 }),
  ],
  books: [{ bookId, title: 'The Time Machine', author: 'H. G. Wells', copies: 2, sales: 25 }],
  authors: [{ author: 'H. G. Wells', copies: 2, sales: 25 }],
  genres: [{ category: 'fiction', copies: 12, sales: 150 }],
  payments: [],
  ...given,
});

const open = (at = '/dashboard/figures') => renderPage(<FiguresPage />, { at });
/** Begins the next day once a page is drawn, before the effects of what comes after it. */
function NewDay() {
  useEffect(() => void vi.setSystemTime(new Date('2026-12-01T00:00:00Z')), []);
  return null;
}
const card = (name: string) => screen.findByRole('region', { name });
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th,td')].map((cell) => cell.textContent));

beforeEach(() => signInAdmin());
afterEach(() => vi.useRealTimers());

describe('the figures', () => {
  it('show the money by way of payment, and its movements as a file', async () => {
    const payments = [
      { method: 'cash-on-delivery' as const, paid: 900, refunded: 0, unpaid: 34.5 },
      { method: 'stripe' as const, paid: 100, refunded: 12.5, unpaid: 0 },
    ];
    stubApi({ [FIGURES]: () => someFigures({ payments }) });
    open();
    const region = await card('Payments');
    expect(cells(within(region).getByRole('table', { name: 'Payments' }))).toEqual([
      ['Way', 'Paid', 'Given back', 'Unpaid'],
      ['Cash on delivery', '$900.00', '$0.00', '$34.50'],
      ['Card or wallet, by Stripe', '$100.00', '$12.50', '$0.00'],
      ['All', '$1,000.00', '$12.50', '$34.50'],
    ]);
    expect(
      within(region).getByRole('button', { name: 'Each payment and refund as CSV' }),
    ).toBeVisible();
  });

  it('leave what gift cards pay out of the sum, because it came when they were sold', async () => {
    const payments = [
      { method: 'transfer' as const, paid: 25, refunded: 0, unpaid: 0 },
      { method: 'gift-card' as const, paid: 10, refunded: 4, unpaid: 0 },
    ];
    stubApi({ [FIGURES]: () => someFigures({ payments }) });
    open();
    const region = await card('Payments');
    expect(cells(within(region).getByRole('table', { name: 'Payments' }))).toEqual([
      ['Way', 'Paid', 'Given back', 'Unpaid'],
      ['Transfer in advance', '$25.00', '$0.00', '$0.00'],
      ['Gift card', '$10.00', '$4.00', '$0.00'],
      ['All but gift cards', '$25.00', '$0.00', '$0.00'],
    ]);
    expect(region).toHaveTextContent('that came when the card was sold');
  });

  it('show the sums with what they mean, and each part as a picture and a table', async () => {
    stubApi({ [FIGURES]: () => someFigures() });
    const { user } = open();
    const sum = (await screen.findByText('Refused rate', { selector: 'dt' })).nextElementSibling;
    expect(sum).toHaveTextContent('25%1 refused of 4 orders at the door');
    const cash = await card('Cash collected');
    const bars = JSON.parse((await within(cash).findByTestId('bars')).textContent);
    expect(bars.labels).toEqual(['Nov 1', 'Nov 2']);
    expect(bars.datasets).toMatchObject([{ label: 'Cash collected', data: [0, 900] }]);
    await user.click(within(cash).getByText('As a table'));
    expect(cells(within(cash).getByRole('table'))).toEqual([
      ['Days', 'Cash collected'],
      ['Sun, Nov 1, 2026', '$0.00'],
      ['Mon, Nov 2, 2026', '$900.00'],
    ]);
    const revenue = await card('Revenue');
    await user.click(within(revenue).getByText('As a table'));
    expect(cells(within(revenue).getByRole('table')).slice(0, 2)).toEqual([
      ['Days', 'Revenue', 'Cash to collect'],
      ['Sun, Nov 1, 2026', '$1,234.50', '$34.50'],
    ]);
    const ends = await card('Delivered and refused');
    await user.click(within(ends).getByText('As a table'));
    expect(cells(within(ends).getByRole('table'))).toEqual([
      ['Days', 'Delivered', 'Refused', 'Refused rate'],
      ['Sun, Nov 1, 2026', '0', '0', '–'],
      ['Mon, Nov 2, 2026', '3', '1', '25%'],
    ]);
    const best = await card('Top books');
    expect(cells(within(best).getByRole('table'))[1]).toEqual([
      'The Time MachineH. G. Wells',
      '2',
      '$25.00',
    ]);
    expect(within(best).getByRole('link')).toHaveAttribute('href', `/books/${bookId}`);
    expect(cells(within(await card('By genre')).getByRole('table'))[1]?.[0]).toBe('Fiction');
    expect(screen.getByText(/midnight UTC/)).toBeVisible();
  });

  it('are of the last 30 days, of 7 or 365, or of two dates, in either sequence', async () => {
    const { callsTo } = stubApi({ [FIGURES]: () => someFigures() });
    const { user } = open();
    const length = () => {
      const query = callsTo(FIGURES).at(-1)?.query;
      const ms = Date.parse(query?.get('to') ?? '') - Date.parse(query?.get('from') ?? '');
      return ms / 86_400_000 + 1;
    };
    await card('Revenue');
    expect(length()).toBe(30);
    await user.click(screen.getByRole('link', { name: '365 days' }));
    await waitFor(() => expect(length()).toBe(365));
    expect(screen.getByRole('link', { name: '365 days' })).toHaveAttribute('aria-current', 'true');
    for (const [label, day] of [
      ['From', '2026-03-31'],
      ['To', '2026-03-02'],
    ] as const) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), day);
    }
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() =>
      expect(callsTo(FIGURES).at(-1)?.query.toString()).toBe('from=2026-03-02&to=2026-03-31'),
    );
  });

  it('add up the months of a long range', async () => {
    const days = Array.from({ length: 70 }, (_, at) =>
      aDay(new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10), {
        revenue: 0.1,
        cashToCollect: 0.1,
        delivered: 2,
        refused: 1,
        refusedRate: 33.3,
      }),
    );
    stubApi({ [FIGURES]: () => someFigures({ days }) });
    const { user } = open();
    const bars = JSON.parse((await within(await card('Revenue')).findByTestId('bars')).textContent);
    expect(bars.labels).toEqual(['Jan', 'Feb', 'Mar']);
    expect(bars.datasets[0].data).toEqual([3.1, 2.8, 1.1]);
    for (const [title, january] of [
      ['Revenue', ['January 2026', '$3.10', '$3.10']],
      ['Delivered and refused', ['January 2026', '62', '31', '33.3%']],
    ] as const) {
      const months = await card(title);
      await user.click(within(months).getByText('As a table'));
      expect(cells(within(months).getByRole('table'))[1]).toEqual(january);
    }
  });

  it('say of books without an author that they were sold', async () => {
    stubApi({ [FIGURES]: () => someFigures({ authors: [] }) });
    open();
    const authors = await screen.findByRole('region', { name: 'Top authors' });
    expect(authors).toHaveTextContent('No book that was sold on these days has an author.');
  });

  it('say why they are empty, and still draw the axes', async () => {
    const days = [aDay('2026-11-01')];
    stubApi({
      [FIGURES]: () =>
        someFigures({ days, refusedRate: null, books: [], authors: [], genres: [], refused: 0 }),
    });
    open();
    const revenue = await card('Revenue');
    expect(revenue).toHaveTextContent('Nothing was sold on these days');
    expect(await within(revenue).findByTestId('bars')).toBeInTheDocument();
    expect(await card('Top books')).toHaveTextContent('No books were sold on these days');
    expect(screen.getByText(/nothing was delivered or refused/)).toBeVisible();
  });

  it('are those of the new day if it begins before they are asked for', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:59:59.999Z') });
    signInAdmin();
    const { callsTo } = stubApi({ [FIGURES]: () => someFigures() });
    renderPage(
      <>
        <NewDay />
        <FiguresPage />
      </>,
      { at: '/dashboard/figures' },
    );
    expect(await card('Revenue')).toBeVisible();
    expect(callsTo(FIGURES).at(-1)?.query.get('to')).toBe('2026-12-01');
  });

  it('are not shown while the orders are being counted', async () => {
    stubApi({ [FIGURES]: () => someFigures({ beingCounted: true }) });
    open();
    expect(await screen.findByText(/orders are being counted/)).toBeVisible();
    expect(screen.queryByText('$1,234.50')).toBeNull();
  });

  it('say what to do when they cannot be loaded', async () => {
    const { answer } = stubApi({ [FIGURES]: () => problem(503, 'unavailable') });
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer(FIGURES, () => someFigures());
    await user.click(again);
    expect(await card('Revenue')).toBeVisible();
  });
});
