import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { aBook, aShop } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { AddToCartButton } from '../parts/cart/add-to-cart-button.tsx';
import { type CartItem, selectCartItems } from '../parts/cart/cart-slice.ts';
import CartPage from './page.tsx';

afterEach(() => {
  document.body.replaceChildren();
});

const emma = (overrides: Parameters<typeof aBook>[0] = {}) =>
  aBook({ title: 'Emma', newPrice: 9.99, ...overrides });
const sum = () => screen.getByRole('complementary', { name: 'Subtotal' });
const field = () => screen.findByRole('spinbutton', { name: 'Number of copies of Emma' });
const less = () => screen.getByRole('button', { name: 'One copy of Emma less' });
const more = () => screen.getByRole('button', { name: 'One copy of Emma more' });

function AddTwoCopies({ of: book }: { of: ReturnType<typeof emma> }) {
  return useShopQuery().data ? <AddToCartButton book={book} quantity={2} /> : null;
}

/** Opens the cart of a shop that sells several copies, or not. */
function openCart(
  book: ReturnType<typeof aBook>,
  item: Partial<CartItem> = {},
  severalCopies = true,
) {
  stubApi({
    'GET /api/shop': () => aShop({ ...(severalCopies && { severalCopies }) }),
    'GET /api/books/': () => [book],
  });
  return renderPage(<CartPage />, { at: '/cart', cart: [{ ...book, ...item }] });
}

describe('the cart of a shop that sells several copies', () => {
  it('changes the number by buttons, by typing and with the keyboard, and multiplies', async () => {
    const { user, store } = openCart(emma());
    expect(await field()).toHaveValue(1);
    await user.click(more());
    await user.click(more());
    expect(sum()).toHaveTextContent('$29.97');
    expect(sum()).toHaveTextContent('(3 copies)');
    expect(screen.getByRole('listitem')).toHaveTextContent('$29.973 x $9.99');
    await user.click(less());
    expect(await field()).toHaveValue(2);
    await user.clear(await field());
    await user.type(await field(), '12');
    expect(sum()).toHaveTextContent('$119.88');
    await user.tab();
    expect(more()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(selectCartItems(store.getState())).toMatchObject([{ quantity: 13 }]);
  });

  it('names field and buttons after the book, and says the number that a button made', async () => {
    const { user } = openCart(emma());
    const group = within(await screen.findByRole('group', { name: 'Copies of Emma' }));
    expect(await field()).toHaveAttribute('min', '1');
    expect(await field()).toHaveAttribute('max', '99');
    await user.click(more());
    expect(group.getByRole('status')).toHaveTextContent('2 copies');
  });

  it('never goes below 1 or above 99, and keeps the number that was there for nonsense', async () => {
    const { user } = openCart(emma(), { quantity: 98 });
    await user.click((await field()) && more());
    await user.click(more());
    expect(await field()).toHaveValue(99);
    expect(more()).toHaveAttribute('aria-disabled', 'true');
    for (const [typed, value] of [
      ['150', 99],
      ['0', 99],
      ['1', 1],
    ] as const) {
      await user.clear(await field());
      await user.type(await field(), typed);
      await user.tab();
      expect(await field()).toHaveValue(value);
    }
    await user.click(less());
    expect(await field()).toHaveValue(1);
  });

  it('lowers the number where fewer are left, says so, and stops at what is left', async () => {
    const { user, store } = openCart(emma({ stock: 2 }), { quantity: 5 });
    const words = 'Only 2 left: we have lowered the number from 5 to 2.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(await field()).toHaveValue(2);
    expect(sum()).toHaveTextContent('$19.98');
    await user.click(more());
    expect(selectCartItems(store.getState())).toMatchObject([{ quantity: 2 }]);
    await user.click(less());
    expect(screen.queryByText(words)).toBeNull();
  });

  it('has up to 99 of a book that the publisher has', async () => {
    openCart(emma({ stock: 2, orderable: true }), { quantity: 5 });
    expect(await field()).toHaveValue(5);
  });

  it('has as many copies as were chosen, and then leads there from the place of the button', async () => {
    stubApi({ 'GET /api/shop': () => aShop({ severalCopies: true }) });
    const { user, store } = renderPage(<AddTwoCopies of={emma({ stock: 3 })} />);
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    expect(selectCartItems(store.getState())).toMatchObject([{ quantity: 2 }]);
    expect(await screen.findByRole('link', { name: /^2 in your cart/ })).toHaveAttribute(
      'href',
      '/cart',
    );
    expect(screen.queryByText('Already Added to the Cart')).toBeNull();
  });
});

describe('the cart of a shop as it is out of the box', () => {
  it('has one copy of each book, also where there were more', async () => {
    const { store } = openCart(emma(), { quantity: 4 }, false);
    await waitFor(() => expect(sum()).toHaveTextContent('$9.99'));
    expect(screen.getByText('Qty: 1')).toBeVisible();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(selectCartItems(store.getState())).toMatchObject([{ quantity: 1 }]);
  });
});
