import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAdminOrder } from '../../testing/an-admin-order.ts';
import { aShop } from '../../testing/builders.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../testing/sign-in-admin.ts';

const GET = 'GET /api/admin/orders/:id';
type User = ReturnType<typeof renderApp>['user'];

const slip = () => screen.findByRole('region', { name: 'Packing slip' });
const click = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));

beforeEach(() => signInAdmin());

function open(order = anAdminOrder(), stubs = {}) {
  const api = stubDashboard({ [GET]: () => order, ...stubs });
  return { ...api, ...renderApp(`/dashboard/orders/${order._id}`), order };
}

describe('the receipt', () => {
  it('of a counter sale says that it was paid in the shop, without a delivery', async () => {
    const printed: (string | null | undefined)[] = [];
    const receipt = () => document.querySelector('.print-sheet[aria-label="Receipt"]');
    vi.stubGlobal('print', () => printed.push(receipt()?.textContent));
    const { user, order } = open(
      anAdminOrder({
        source: 'counter',
        address: undefined,
        status: 'delivered',
        totalPrice: 12.5,
      }),
      { 'GET /api/shop': () => aShop({ name: 'The Corner Bookshop', phone: '+1 555 0100' }) },
    );
    await screen.findByRole('region', { name: 'Packing slip' });
    await click(user, 'Print receipt');
    for (const text of [
      'The Corner Bookshop',
      '+1 555 0100',
      `Receipt ${order.number}`,
      'Ada ReaderPicked up in the shop',
      'The Time Machine',
      'Paid in cash$12.50',
    ]) {
      expect(printed[0]).toContain(text);
    }
    expect(printed[0]).not.toContain('Delivery');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(receipt()).toBeNull());
  });

  it('is not offered for an order that nobody pays', async () => {
    open(anAdminOrder({ status: 'refused' }));
    await screen.findByRole('list', { name: 'Books' });
    expect(screen.queryByRole('button', { name: 'Print receipt' })).toBeNull();
  });
});

describe('the packing slip', () => {
  it('shows the recipient, the books and the cash to collect', async () => {
    const { order } = open(anAdminOrder({ totalPrice: 12.5 }));
    const paper = await slip();
    for (const text of [
      'Cash to collect$12.50',
      'Ada Reader',
      'Inkwell Lane 7',
      'Springfield, Hesse 01234',
      '+4912345678',
      'The Time Machine',
      order.number,
      `Order ID ${order._id}`,
    ]) {
      expect(paper).toHaveTextContent(text);
    }
  });

  it('says whose it is, of which order, and what its delivery costs', async () => {
    const shop = aShop({
      name: 'The Corner Bookshop',
      address: '1 Quiet Lane\nSpringfield 97477',
      phone: '+1 555 0100',
      logo: { fileName: 'sign.webp', width: 300, height: 100 },
    });
    const { order } = open(anAdminOrder({ deliveryFee: 4.5, totalPrice: 17 }), {
      'GET /api/shop': () => shop,
    });
    const paper = await slip();
    await waitFor(() => expect(paper).toHaveTextContent('The Corner Bookshop'));
    expect(within(paper).getByRole('heading')).toHaveTextContent(/^The Corner Bookshop$/);
    for (const text of [
      '1 Quiet Lane, Springfield 97477 · +1 555 0100',
      `Packing slip ${order.number}`,
      'Delivery$4.50',
    ]) {
      expect(paper).toHaveTextContent(text);
    }
    expect(paper.querySelector('img')).toHaveAttribute('src', '/covers/240/sign.webp');
  });

  it('prints on the chosen paper size, which is remembered', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = open();
    expect(await slip()).toHaveAttribute('data-paper', 'a4');
    await user.click(screen.getByRole('radio', { name: 'A6' }));
    expect(await slip()).toHaveAttribute('data-paper', 'a6');
    await click(user, 'Print packing slip');
    expect(print).toHaveBeenCalledOnce();
    expect(localStorage.getItem('packing-slip-paper')).toBe('a6');
  });

  it.each(['cancelled', 'refused'] as const)('is not offered for a %s order', async (status) => {
    open(anAdminOrder({ status }));
    await screen.findByRole('list', { name: 'Books' });
    expect(screen.queryByRole('button', { name: 'Print packing slip' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Packing slip' })).toBeNull();
  });
});
