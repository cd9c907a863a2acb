import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { copiesOf } from '../../../../lib/money/amount.ts';

/** The fields of a book that the cart stores. */
export const OF_BOOK = [
  ...(['_id', 'title', 'author', 'category', 'coverImage'] as const),
  ...(['drawnCover', 'coverTint', 'format', 'newPrice', 'weight'] as const),
];

/** The copy of a book that the cart shows until it is refreshed. */
export type CartItem = Pick<BookView, (typeof OF_BOOK)[number]> & {
  /** The price when it was added. */
  addedPrice?: number | undefined;
  /** Absent for one copy. */
  quantity?: number | undefined;
  /** The requested copies, if fewer are left. */
  wanted?: number | undefined;
};
export type CartState = { items: CartItem[] };

const KEPT = [...OF_BOOK, 'addedPrice', 'quantity', 'wanted'] as const;
const toItem = (item: CartItem) =>
  Object.fromEntries(KEPT.map((name) => [name, item[name]])) as CartItem;

export const cartSlice = createSlice({
  name: 'cart',
  initialState: { items: [] } as CartState,
  reducers: {
    /** Appends the book; of one that is already in the cart, sets the number of copies, if there is one. */
    addToCart(state, { payload }: PayloadAction<CartItem>) {
      const { quantity, wanted } = payload;
      const item = state.items.find(({ _id }) => _id === payload._id);
      if (!item) {
        state.items.push({ ...toItem(payload), addedPrice: payload.newPrice });
      } else if (quantity) Object.assign(item, { quantity, wanted });
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
    refreshItems(state, { payload: books }: PayloadAction<readonly CartItem[]>) {
      state.items = state.items.map((item) => {
        const book = books.find((candidate) => candidate._id === item._id);
        const { addedPrice, quantity, wanted } = item;
        return book ? { ...toItem(book), addedPrice, quantity, wanted } : item;
      });
    },
    /** Undoes a removal: these books in their old order, then those that were added since. */
    itemsRestored(state, { payload: items }: PayloadAction<readonly CartItem[]>) {
      const ids = items.map(({ _id }) => _id);
      state.items = [...items, ...state.items.filter(({ _id }) => !ids.includes(_id))];
    },
    /** Adopts a cart changed in another tab or on another device. */
    cartReplaced(_state, { payload }: PayloadAction<CartState>) {
      return { items: payload.items.map(toItem) };
    },
  },
  selectors: {
    selectCartItems: (state) => state.items,
    selectCartCount: (state) => copiesOf(state.items),
    /** How many copies of a book are in the cart. */
    selectCopies: (state, id: string) => copiesOf(state.items.filter(({ _id }) => _id === id)),
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
export const { selectCartItems, selectCartCount, selectCopies } = cartSlice.selectors;
