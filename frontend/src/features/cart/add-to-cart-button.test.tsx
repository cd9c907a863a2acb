import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aBook } from '../../testing/builders.ts';
import { renderPage } from '../../testing/render-page.tsx';
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
  });

  it('warns about a book that is already in the cart and leaves the cart unchanged', async () => {
    const book = aBook();
    const { user, store } = renderPage(<AddToCartButton book={book} />, { cart: [book] });
    const before = store.getState().cart;
    await user.click(button());
    expect(await screen.findByText('Already Added to the Cart')).toBeInTheDocument();
    expect(screen.getByText("You won't be able to revert this!")).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'OK!' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
    expect(store.getState().cart).toBe(before);
  });
});
