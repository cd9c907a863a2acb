import { CART_BOOKS_MAX } from '@book-store/contract/people/account/account-limits';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aBook } from '../../../../testing/builders.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { selectCartItems } from './cart-slice.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const button = () => screen.getByRole('button', { name: 'Add to Cart' });

describe('Add to Cart', () => {
  it('appends the book and shows a toast without a button', async () => {
    const { user, store } = renderPage(<AddToCartButton book={aBook({ title: 'Emma' })} />);
    await user.click(button());
    expect(await screen.findByText('Product Added to the Cart')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'OK' })).toBeNull();
    expect(selectCartItems(store.getState())).toMatchObject([{ title: 'Emma' }]);
    expect(screen.getByRole('button', { name: 'In your cart' })).toBeVisible();
  });

  it('shows the way to the cart in the toast', async () => {
    const { user } = renderPage(<AddToCartButton book={aBook()} />);
    await user.click(button());
    const link = await screen.findByRole('link', { name: 'View cart' });
    expect(link).toHaveAttribute('href', '/cart');
    await user.click(link);
    expect(await screen.findByText('Now at /cart')).toBeVisible();
  });

  it('says that the cart is full instead of adding what no order could contain', async () => {
    const cart = Array.from({ length: CART_BOOKS_MAX }, () => aBook());
    const { user, store } = renderPage(<AddToCartButton book={aBook()} />, { cart });
    await user.click(button());
    expect(await screen.findByText(/Your cart is full/)).toBeInTheDocument();
    expect(selectCartItems(store.getState())).toHaveLength(CART_BOOKS_MAX);
  });

  it('warns about a book that is already in the cart and leaves the cart unchanged', async () => {
    const book = aBook();
    const { user, store } = renderPage(<AddToCartButton book={book} />, { cart: [book] });
    const before = store.getState().cart;
    await user.click(screen.getByRole('button', { name: 'In your cart' }));
    expect(await screen.findByText('Already Added to the Cart')).toBeInTheDocument();
    expect(screen.getByText("You won't be able to revert this!")).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'OK!' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
    expect(store.getState().cart).toBe(before);
  });
});
