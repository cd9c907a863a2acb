import type { BookView } from '@book-store/contract/schemas/books';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The copy of a book that the cart shows until it is refreshed. */
export type CartItem = Pick<
  BookView,
  '_id' | 'title' | 'author' | 'category' | 'coverImage' | 'drawnCover' | 'coverTint' | 'newPrice'
>;
export type CartState = { items: CartItem[] };

const toItem = ({
  _id,
  title,
  author,
  category,
  coverImage,
  drawnCover,
  coverTint,
  newPrice,
}: CartItem) => ({
  _id,
  title,
  author,
  category,
  coverImage,
  drawnCover,
  coverTint,
  newPrice,
});

export const cartSlice = createSlice({
  name: 'cart',
  initialState: { items: [] } as CartState,
  reducers: {
    /** Appends the book unless it is already in the cart. */
    addToCart(state, { payload }: PayloadAction<CartItem>) {
      if (!state.items.some((item) => item._id === payload._id)) state.items.push(toItem(payload));
    },
    removeFromCart(state, { payload: id }: PayloadAction<string>) {
      state.items = state.items.filter((item) => item._id !== id);
    },
    /** Removes the ordered books; books added meanwhile stay. */
    removeOrdered(state, { payload: ids }: PayloadAction<readonly string[]>) {
      state.items = state.items.filter((item) => !ids.includes(item._id));
    },
    clearCart(state) {
      state.items = [];
    },
    /** Updates titles, covers and prices to the server's current ones. */
    refreshItems(state, { payload: books }: PayloadAction<readonly CartItem[]>) {
      state.items = state.items.map((item) => {
        const book = books.find((candidate) => candidate._id === item._id);
        return book ? toItem(book) : item;
      });
    },
    /** Adopts a cart changed in another tab. */
    cartReplaced(_state, { payload }: PayloadAction<CartState>) {
      return payload;
    },
  },
  selectors: {
    selectCartItems: (state) => state.items,
    selectCartCount: (state) => state.items.length,
    selectIsInCart: (state, id: string) => state.items.some((item) => item._id === id),
  },
});

export const { addToCart, removeFromCart, removeOrdered, clearCart, refreshItems, cartReplaced } =
  cartSlice.actions;
export const { selectCartItems, selectCartCount, selectIsInCart } = cartSlice.selectors;
