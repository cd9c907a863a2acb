import type { BookView } from '@book-store/contract/schemas/books';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The copy of a book that the cart shows until it is refreshed. */
export type CartItem = Pick<
  BookView,
  '_id' | 'title' | 'author' | 'category' | 'coverImage' | 'drawnCover' | 'coverTint' | 'newPrice'
> & {
  /** What it cost when it was put into the cart. */
  addedPrice?: number | undefined;
};
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
      if (!state.items.some((item) => item._id === payload._id)) {
        state.items.push({ ...toItem(payload), addedPrice: payload.newPrice });
      }
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
        return book ? { ...toItem(book), addedPrice: item.addedPrice } : item;
      });
    },
    /** Undoes a removal: these books in their old order, then those that were added since. */
    itemsRestored(state, { payload: items }: PayloadAction<readonly CartItem[]>) {
      const ids = items.map(({ _id }) => _id);
      state.items = [...items, ...state.items.filter(({ _id }) => !ids.includes(_id))];
    },
    /** Adopts a cart changed in another tab or on another device. */
    cartReplaced(_state, { payload }: PayloadAction<CartState>) {
      return {
        items: payload.items.map((item) => ({ ...toItem(item), addedPrice: item.addedPrice })),
      };
    },
  },
  selectors: {
    selectCartItems: (state) => state.items,
    selectCartCount: (state) => state.items.length,
    selectIsInCart: (state, id: string) => state.items.some((item) => item._id === id),
  },
});

export const {
  addToCart,
  removeFromCart,
  removeOrdered,
  clearCart,
  refreshItems,
  itemsRestored,
  cartReplaced,
} = cartSlice.actions;
export const { selectCartItems, selectCartCount, selectIsInCart } = cartSlice.selectors;
