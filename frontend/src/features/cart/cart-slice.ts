import type { BookView } from '@book-store/backend/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the cart shows of a book until the server has been asked again. */
export type CartItem = Pick<
  BookView,
  '_id' | 'title' | 'author' | 'category' | 'coverImage' | 'coverTint' | 'newPrice'
>;
export type CartState = { items: CartItem[] };

const toItem = ({ _id, title, author, category, coverImage, coverTint, newPrice }: CartItem) => ({
  _id,
  title,
  author,
  category,
  coverImage,
  coverTint,
  newPrice,
});

export const cartSlice = createSlice({
  name: 'cart',
  initialState: { items: [] } as CartState,
  reducers: {
    /** Appends the book; one that is there already leaves the cart as it is. */
    addToCart(state, { payload }: PayloadAction<CartItem>) {
      if (!state.items.some((item) => item._id === payload._id)) state.items.push(toItem(payload));
    },
    removeFromCart(state, { payload: id }: PayloadAction<string>) {
      state.items = state.items.filter((item) => item._id !== id);
    },
    /** Takes out what has been ordered; what came in meanwhile stays. */
    removeOrdered(state, { payload: ids }: PayloadAction<readonly string[]>) {
      state.items = state.items.filter((item) => !ids.includes(item._id));
    },
    clearCart(state) {
      state.items = [];
    },
    /** Shows titles, covers and prices as the server has them now. */
    refreshItems(state, { payload: books }: PayloadAction<readonly CartItem[]>) {
      state.items = state.items.map((item) => {
        const book = books.find((candidate) => candidate._id === item._id);
        return book ? toItem(book) : item;
      });
    },
    /** Another tab has changed the cart. */
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
