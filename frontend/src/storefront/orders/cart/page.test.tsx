import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inRefinedEnglish } from '../../../app/refined-texts.ts';
import { setShopWording } from '../../../lib/wording/storefront-texts.ts';
import { aBook, aShop, aWay } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { networkError, type Stubs, stubApi as stub } from '../../../testing/stub-api.ts';
import { selectCartItems } from '../parts/cart/cart-slice.ts';
import CartPage from './page.tsx';

const page = <CartPage />;
const at = '/cart';
const stubApi = (stubs: Stubs) => stub({ 'GET /api/shop': () => aShop(), ...stubs });
const sum = () => screen.getByRole('complementary', { name: 'Subtotal' });

describe('the cart page', () => {
  it('shows each book with price, author and genre, an exact subtotal and the note', async () => {
    const cart = [
      aBook({ title: 'One', author: 'Ann Author', newPrice: 0.1, category: 'horror' }),
      aBook({ title: 'Two', newPrice: 0.2 }),
    ];
    stubApi({ 'GET /api/books/': () => cart });
    renderPage(page, { at, cart });
    const lines = screen.getAllByRole('listitem');
    expect(lines).toHaveLength(2);
    expect(within(lines[0] as HTMLElement).getByText('Ann Author · Horror')).toBeVisible();
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

  it.each([
    ['Clear Cart', 'Your cart has been emptied.'],
    ['Remove', '“One” has been removed.'],
  ])('says what %s did, and takes it back', async (name, words) => {
    const cart = [aBook({ title: 'One' }), aBook({ title: 'Two' })];
    stubApi({ 'GET /api/books/': () => cart });
    const { user, store } = renderPage(page, { at, cart });
    const before = selectCartItems(store.getState());
    await user.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(selectCartItems(store.getState())).toEqual(before);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says the delivery as an estimate, and how much is missing until it is free', async () => {
    const cart = [aBook({ newPrice: 10 })];
    stubApi({
      'GET /api/books/': () => cart,
      'GET /api/shop': () => aShop({ ways: [aWay({ price: 4.5, freeFrom: 25 })] }),
    });
    renderPage(page, { at, cart });
    expect(await screen.findByText('$4.50')).toBeVisible();
    expect(sum()).toHaveTextContent('Delivery is free from $25.00: $15.00 to go.');
  });

  it('estimates the delivery by weight, once the shop has said what the books weigh', async () => {
    const [one, two] = [aBook({ newPrice: 10 }), aBook({ newPrice: 10 })];
    const heavier = [{ over: 1000, price: 6.5 }];
    stubApi({
      'GET /api/books/': () => [{ ...one, weight: 800 }, two],
      'GET /api/shop': () => aShop({ ways: [aWay({ price: 4.5, heavier })], usualWeight: 201 }),
    });
    renderPage(page, { at, cart: [one, two] });
    expect(await screen.findByText('$6.50')).toBeVisible();
  });

  it('shows the current price if it changed since the book was added', async () => {
    const book = aBook({ newPrice: 10 });
    stubApi({ 'GET /api/books/': () => [{ ...book, newPrice: 11 }] });
    renderPage(page, { at, cart: [{ ...book, addedPrice: 10 }] });
    await waitFor(() => expect(sum()).toHaveTextContent('$11.00'));
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'The price has risen since you added it: it was $10.00.',
    );
  });

  it('shows what the shop says of a book now, whatever has changed', async () => {
    const book = aBook({ author: 'A. Former', category: 'horror', coverImage: '' });
    const now = { author: 'B. Later', category: 'fiction', coverTint: '#112233', weight: 300 };
    stubApi({ 'GET /api/books/': () => [{ ...book, ...now }] });
    const { store } = renderPage(page, { at, cart: [book] });
    expect((await screen.findAllByText(/B\. Later/))[0]).toBeVisible();
    expect(store.getState().cart.items).toMatchObject([now]);
  });

  it('gives the focus to the line that an undo brings back', async () => {
    const [one, two] = [aBook({ title: 'One' }), aBook({ title: 'Two' })];
    stubApi({ 'GET /api/books/': () => [one, two] });
    const { user } = renderPage(page, { at, cart: [one, two] });
    const line = within(screen.getAllByRole('listitem')[1] as HTMLElement);
    await user.click(line.getByRole('button', { name: 'Remove' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus();
  });

  it('leaves out what cannot be ordered, says so, and lets nobody order it', async () => {
    const [here, gone] = [aBook({ title: 'Here', newPrice: 5 }), aBook({ title: 'Gone' })];
    const soldOut = aBook({ title: 'Sold out', stock: 0 });
    stubApi({ 'GET /api/books/': () => [here, soldOut] });
    const { user } = renderPage(page, { at, cart: [here, gone, soldOut] });
    const line = await screen.findByText(/no longer available/);
    expect(line.closest('li')).toHaveTextContent('Gone');
    expect(screen.getByText(/sold out at the moment/).closest('li')).toHaveTextContent('Sold out');
    expect(sum()).toHaveTextContent('$5.00');
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    const notice = screen.getByText(/2 books cannot be ordered/).closest('[role="status"]');
    expect(notice).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove them' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Checkout' })).toBeVisible();
  });

  it('keeps the cart usable while the shop is unreachable', async () => {
    const { callsTo } = stubApi({ 'GET /api/books/': networkError });
    renderPage(page, { at, cart: [aBook({ title: 'Still here' })] });
    await waitFor(() => expect(callsTo('GET /api/books/')).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Still here' })).toBeVisible();
  });

  it('leads back to the shop when it is empty, in a shop that is not as specified', async () => {
    setShopWording(inRefinedEnglish);
    stubApi({});
    renderPage(page, { at });
    expect(screen.getByText('Your cart is empty.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: /checkout/i })).toBeNull();
    setShopWording();
  });

  it('keeps all its parts when it is empty', () => {
    renderPage(page, { at });
    expect(screen.getByText('No product found!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear Cart' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(sum()).toHaveTextContent('$0.00');
    expect(screen.getByText('Shipping and taxes calculated at checkout.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeVisible();
  });
});
