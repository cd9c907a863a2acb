import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToken } from '../../../api/admin-token.ts';
import { anAdminOrder, anAdminPayment } from '../../../testing/an-admin-order.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { reply, type StubbedCall } from '../../../testing/stub-api.ts';

const LIST = 'GET /api/admin/orders/handovers';
type Orders = ReturnType<typeof anAdminOrder>[];

const parcel = (name: string, city: string, totalPrice: number) => {
  const order = anAdminOrder({ name, totalPrice, status: 'packed' });
  return { ...order, address: { ...order.address, city } };
};
const paged =
  (orders: Orders) =>
  ({ query }: StubbedCall) => {
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    return reply(orders.slice((page - 1) * limit, page * limit), {
      headers: { 'x-total-count': String(orders.length) },
    });
  };
function open(orders: Orders, stubs = {}) {
  return {
    ...stubDashboard({ [LIST]: paged(orders), ...stubs }),
    ...renderApp('/dashboard/deliveries'),
  };
}
const main = () => screen.getByRole('main');
const sheet = () => screen.findByRole('region', { name: 'Printed delivery list' });

beforeEach(() => signInAdmin());

describe('the delivery list', () => {
  it('lists packed parcels and those out for delivery by city, with subtotals and the total', async () => {
    const { callsTo } = open([
      parcel('Ada', 'Aachen', 10),
      parcel('Bob', 'Berlin', 20.1),
      parcel('Cy', 'Berlin', 0.2),
    ]);
    expect(await screen.findByText('$30.30', { selector: 'main *' })).toBeVisible();
    const cities = within(main()).getAllByRole('heading', { level: 3 });
    expect(cities.map((city) => city.parentElement?.textContent)).toEqual([
      'Aachen, Hesse, Germany1 parcel, $10.00',
      'Berlin, Hesse, Germany2 parcels, $20.30',
    ]);
    expect(main()).toHaveTextContent('to collect from 3 parcels');
    expect(within(main()).getAllByRole('link', { name: '+4912345678' })[0]).toHaveAttribute(
      'href',
      'tel:+4912345678',
    );
    expect(callsTo(LIST)[0]?.query.get('handover')).toBe('address');
  });

  it('says the way of each order, on the screen and on paper', async () => {
    const delivery = { kind: 'round' as const, name: 'By bicycle' };
    open([{ ...parcel('Ada', 'Aachen', 10), delivery }, parcel('Bob', 'Aachen', 20)]);
    const [ada, bob] = await within(main()).findAllByRole('listitem');
    expect(ada).toHaveTextContent('By bicycle');
    expect(bob).not.toHaveTextContent('By bicycle');
    expect(await sheet()).toHaveTextContent('By bicycle');
  });

  it('shows an address without a postcode as it is written', async () => {
    const { address, ...order } = parcel('Ada', 'Dublin', 10);
    open([{ ...order, address: { ...address, zipcode: '' } } as Orders[number]]);
    const street = await screen.findByText(/^Inkwell Lane 7/, { selector: 'main li *' });
    expect(street).toHaveTextContent(/^Inkwell Lane 7$/);
  });

  it('prints everything that is needed at the door', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = open([parcel('Ada', 'Aachen', 10), parcel('Bob', 'Berlin', 20)]);
    const rows = within(await sheet()).getAllByRole('row');
    expect(rows.map((row) => row.textContent).slice(1, 3)).toEqual([
      'Aachen, Hesse, Germany (1 parcel)$10.00',
      expect.stringMatching(/^Ada\+4912345678Inkwell Lane 701234 AachenBS-\d+1 book\$10\.00$/),
    ]);
    expect(await sheet()).toHaveTextContent('2 parcels, cash to collect$30.00');
    await user.click(screen.getByRole('button', { name: 'Print delivery list' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('prints the notes, and a box for the parcel and for the cash', async () => {
    const note = { _id: 'n1', text: 'Ring twice', at: '2026-11-20T10:00:00.000Z', by: 'Anna' };
    open([{ ...parcel('Ada', 'Aachen', 10), notes: [note], number: 'BS-10011' }]);
    const row = within(await sheet()).getAllByRole('row')[2];
    expect(row).toHaveTextContent('01234 AachenNote: Ring twiceBS-100111 book');
    expect(row?.querySelectorAll('.tick-box')).toHaveLength(2);
    expect(within(await sheet()).getByRole('columnheader', { name: 'Paid' })).toBeInTheDocument();
    expect(within(await sheet()).getByText('BS-10011')).toHaveClass('whitespace-nowrap');
  });

  it('says of a parcel without cash whether it is paid, on the screen and on paper', async () => {
    const onInvoice = { ...parcel('Ada', 'Aachen', 12.5), payment: anAdminPayment() };
    const payment = anAdminPayment({ method: 'transfer', state: 'paid', paid: 12.5 });
    open([onInvoice, { ...parcel('Bob', 'Berlin', 12.5), payment }]);
    const rows = within(await sheet()).getAllByRole('row');
    expect(rows[2]).toHaveTextContent(/1 book\s*on invoice$/);
    expect(rows[4]).toHaveTextContent(/1 book\s*paid$/);
    const parcels = within(main()).getAllByRole('listitem');
    expect(parcels.map((one) => /on invoice|paid|\$[\d.]+/.exec(one.textContent)?.[0])).toEqual([
      'on invoice',
      'paid',
    ]);
  });

  it('lists all parcels if there are more than one request returns', async () => {
    const orders = Array.from({ length: 101 }, () => parcel('Ada', 'Aachen', 1));
    open(orders);
    expect(await screen.findByText('to collect from 101 parcels')).toBeVisible();
  });

  describe('while it stays open', () => {
    beforeEach(() => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const tagged = (city: string, etag: string) => () =>
      reply([parcel('Ada', city, 10)], { headers: { etag, 'x-total-count': '1' } });
    const shown = (city: string) =>
      screen.findByRole('heading', { name: `${city}, Hesse, Germany` });
    /** Waits for the next poll, and returns what it asked with. */
    async function nextPoll({ callsTo }: ReturnType<typeof open>) {
      const before = callsTo(LIST).length;
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      await waitFor(() => expect(callsTo(LIST).length).toBeGreaterThan(before));
      return callsTo(LIST).at(-1)?.headers;
    }

    it('asks only for what has changed, and keeps what has not', async () => {
      const page = open([], { [LIST]: tagged('Aachen', 'W/"a"') });
      expect(await shown('Aachen')).toBeVisible();
      const headers = { etag: 'W/"a"', 'x-total-count': '1' };
      page.answer(LIST, () => new HttpResponse(null, { status: 304, headers }));
      const asked = await nextPoll(page);
      expect(asked?.get('if-none-match')).toBe('W/"a"');
      expect(asked?.get('cache-control')).toBe('max-age=0');
      await nextPoll(page);
      expect(await shown('Aachen')).toBeVisible();
      page.answer(LIST, tagged('Berlin', 'W/"b"'));
      await nextPoll(page);
      expect(await shown('Berlin')).toBeVisible();
      expect((await nextPoll(page))?.get('if-none-match')).toBe('W/"b"');
    });

    it('forgets what it has read when the admin signs out', async () => {
      const page = open([], { [LIST]: tagged('Aachen', 'W/"a"') });
      expect(await shown('Aachen')).toBeVisible();
      expect((await nextPoll(page))?.get('if-none-match')).toBe('W/"a"');
      act(() => adminToken.remove());
      await waitFor(() => expect(screen.queryByRole('heading', { name: /Aachen/ })).toBeNull());
      signInAdmin();
      const again = open([], { [LIST]: tagged('Aachen', 'W/"a"') });
      await waitFor(() => expect(again.callsTo(LIST)).toHaveLength(1));
      expect(again.callsTo(LIST)[0]?.headers.has('if-none-match')).toBe(false);
    });
  });

  it('says what to do if there is nothing to deliver', async () => {
    open([]);
    expect(await screen.findByText('No parcels are packed or out for delivery.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See orders to be packed' })).toHaveAttribute(
      'href',
      '/dashboard/orders?status=confirmed',
    );
    expect(screen.queryByRole('button', { name: 'Print delivery list' })).toBeNull();
  });
});
