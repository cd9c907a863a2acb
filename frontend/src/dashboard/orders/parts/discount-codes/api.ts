import type {
  EditDiscountCodeBody,
  EndDiscountCodeBody,
} from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { addOnce, call } from '../../../../api/call.ts';
import { listed } from '../../../../api/list-total.ts';
import { once } from '../../../../api/once.ts';

const providesTags = ['DiscountCode'] as const;

/** The shop's settings say whether there is a usable code, on which the code field depends. */
const invalidatesTags = ['DiscountCode', 'Shop'] as const;

const discountCodesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDiscountCodes: build.query({
      ...call('GET /api/admin/discount-codes', { result: listed('codes') }),
      providesTags,
    }),
    getDiscountCode: build.query({
      ...call('GET /api/admin/discount-codes/:id'),
      providesTags,
    }),
    /** What a code takes off an order that the owner enters. */
    previewCodeForOrder: build.query({
      ...call('POST /api/discount-codes/preview', { as: 'customer' }),
      providesTags,
    }),
    addDiscountCode: build.mutation({
      ...addOnce('POST /api/admin/discount-codes'),
      invalidatesTags,
    }),
    editDiscountCode: build.mutation({
      ...call('PUT /api/admin/discount-codes/:id', {
        request: ({ id, body }: { id: string; body: EditDiscountCodeBody }) => ({
          params: { id },
          body,
        }),
      }),
      invalidatesTags,
    }),
    endDiscountCode: build.mutation({
      ...call('PATCH /api/admin/discount-codes/:id', {
        request: ({ id, ...body }: { id: string } & EndDiscountCodeBody) => ({
          params: { id },
          body,
        }),
      }),
      invalidatesTags,
    }),
    deleteDiscountCode: build.mutation({
      ...call('DELETE /api/admin/discount-codes/:id'),
      invalidatesTags,
    }),
  }),
});

export const {
  useListDiscountCodesQuery,
  useGetDiscountCodeQuery,
  usePreviewCodeForOrderQuery,
  useEditDiscountCodeMutation,
  useEndDiscountCodeMutation,
  useDeleteDiscountCodeMutation,
} = discountCodesApi;

export const useAddDiscountCodeMutation = once(discountCodesApi.useAddDiscountCodeMutation);
