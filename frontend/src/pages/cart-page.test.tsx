import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBook } from '../testing/builders.ts';
import { renderPage } from '../testing/render-page.tsx';
import { networkError, stubApi } from '../testing/stub-api.ts';
import { CartPage } from './cart-page.tsx';

const page = <CartPage />;
const at = '/cart';

describe('the cart page', () => {
  it('shows each book with price and genre, an exact subtotal and the note', async () => {
    const cart = [
      aBook({ title: 'One', newPrice: 0.1, category: 'horror' }),
      aBook({ title: 'Two', newPrice: 0.2 }),
    ];
    stubApi({ 'GET /api/books/': () => cart });
    renderPage(page, { at, cart });
    const lines = screen.getAllByRole('listitem');
    expect(lines).toHaveLength(2);
    expect(within(lines[0] as HTMLElement).getByText('Horror')).toBeVisible();
    expect(within(lines[0] as HTMLElement).getByText('Qty: 1')).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Subtotal' })).toHaveTextContent('$0.30');
    expect(screen.getByText('Shipping and taxes calculated at checkout.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  });

  it('removes one book, then all', async () => {
    const cart = [aBook({ title: 'One' }), aBook({ title: 'Two' }), aBook({ title: 'Three' })];
    stubApi({ 'GET /api/books/': () => cart });
    const { user } = renderPage(page, { at, cart });
    await user.click(screen.getByRole('button', { name: 'Remove', description: 'Two' }));
    expect(screen.queryByRole('heading', { name: 'Two' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
    expect(screen.getByText('No product found!')).toBeVisible();
  });

  it('shows the current price if it changed since the book was added', async () => {
    const book = aBook({ newPrice: 10 });
    stubApi({ 'GET /api/books/': () => [{ ...book, newPrice: 11 }] });
    renderPage(page, { at, cart: [book] });
    await waitFor(() =>
      expect(screen.getByRole('complementary', { name: 'Subtotal' })).toHaveTextContent('$11.00'),
    );
  });

  it('marks a book that the shop no longer has', async () => {
    const [here, gone] = [aBook({ title: 'Here' }), aBook({ title: 'Gone' })];
    stubApi({ 'GET /api/books/': () => [here] });
    renderPage(page, { at, cart: [here, gone] });
    const line = await screen.findByText(/no longer available/);
    expect(line.closest('li')).toHaveTextContent('Gone');
  });

  it('keeps the cart usable while the shop is unreachable', async () => {
    const { callsTo } = stubApi({ 'GET /api/books/': networkError });
    renderPage(page, { at, cart: [aBook({ title: 'Still here' })] });
    await waitFor(() => expect(callsTo('GET /api/books/')).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Still here' })).toBeVisible();
  });

  it('links an empty cart back to the shop', () => {
    renderPage(page, { at });
    expect(screen.getByText('No product found!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  });
});
