import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAdminOrder } from '../../../testing/an-admin-order.ts';
import { aShop } from '../../../testing/builders.ts';
import { signInAdmin } from '../../../testing/sign-in-admin.ts';
import { choose, click, lists, open } from './page.fixtures.ts';

beforeEach(() => signInAdmin());

describe('the packing slips of orders', () => {
  it('are printed as one document for the chosen ones', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const [one, other] = [
      anAdminOrder({ name: 'One', deliveryFee: 4.5 }),
      anAdminOrder({ name: 'Two' }),
    ];
    const shop = aShop({ name: 'The Corner Bookshop', address: '1 Quiet Lane\nSpringfield' });
    const { user } = open([one, other, anAdminOrder()], { 'GET /api/shop': () => shop });
    for (const order of [one, other]) await choose(user, order);
    await click(user, 'Print slips');
    await click(user, 'The 2 chosen orders');
    const slips = within(await screen.findByRole('region', { name: 'Packing slips' }));
    expect(slips.getAllByRole('article').map((slip) => slip.getAttribute('aria-label'))).toEqual([
      `Order ${one.number}`,
      `Order ${other.number}`,
    ]);
    for (const [at, slip] of slips.getAllByRole('article').entries()) {
      expect(within(slip).getByRole('heading')).toHaveTextContent('The Corner Bookshop');
      expect(slip).toHaveTextContent('1 Quiet Lane, Springfield');
      expect(slip).toHaveTextContent(`Packing slip ${at === 0 ? one.number : other.number}`);
      expect(slip).toHaveTextContent(at === 0 ? 'Delivery$4.50' : 'Deliveryfree');
    }
    expect(print).toHaveBeenCalledOnce();
  });

  it('are printed for all orders to pack, from every page of them', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const orders = Array.from({ length: 101 }, () => anAdminOrder({ status: 'confirmed' }));
    const { user, calls } = open(orders);
    await click(user, 'Print slips');
    await click(user, 'All orders to pack');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(screen.getAllByRole('article')).toHaveLength(101);
    expect(lists(calls).filter(({ query }) => query.get('limit') === '100')).toHaveLength(2);
  });
});
