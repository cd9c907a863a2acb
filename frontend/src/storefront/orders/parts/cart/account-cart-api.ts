import type {
  CartChangesBody,
  CartView,
  ChangedCart,
} from '@book-store/contract/orders/cart/account-cart.schemas';
import { baseApi } from '../../../../api/base-api.ts';

const accountCartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAccountCart: build.query<CartView, string>({
      query: () => '/account/cart',
      extraOptions: { as: 'customer' },
    }),
    changeAccountCart: build.mutation<ChangedCart, CartChangesBody>({
      query: (body) => ({ url: '/account/cart/changes', method: 'POST', body }),
      extraOptions: { as: 'customer' },
    }),
  }),
});

export const { getAccountCart, changeAccountCart } = accountCartApi.endpoints;
