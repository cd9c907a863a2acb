import type {
  DiscountCodeView,
  EditDiscountCodeBody,
  ListDiscountCodesQuery,
} from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { addsOnce, calls, lists } from '../../../../api/calls/admin-calls.ts';
import { type Once, once } from '../../../../api/once.ts';

/** Visitors see a field for codes while there is one that they can use. */
const CHANGED = ['DiscountCode', 'Shop'] as const;

const discountCodesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDiscountCodes: build.query<
      { codes: DiscountCodeView[]; total: number },
      ListDiscountCodesQuery
    >(lists('codes', '/admin/discount-codes', ['DiscountCode'])),
    getDiscountCode: build.query<DiscountCodeView, string>({
      query: (id) => `/admin/discount-codes/${encodeURIComponent(id)}`,
      providesTags: ['DiscountCode'],
    }),
    addDiscountCode: build.mutation<DiscountCodeView, Once<EditDiscountCodeBody>>(
      addsOnce('/admin/discount-codes', CHANGED),
    ),
    editDiscountCode: build.mutation<DiscountCodeView, { id: string; body: EditDiscountCodeBody }>({
      query: ({ id, body }) => ({
        url: `/admin/discount-codes/${encodeURIComponent(id)}`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: CHANGED,
    }),
    endDiscountCode: build.mutation<DiscountCodeView, { id: string; ended: boolean }>({
      query: ({ id, ended }) => ({
        url: `/admin/discount-codes/${id}`,
        method: 'PATCH',
        body: { ended },
      }),
      invalidatesTags: CHANGED,
    }),
    deleteDiscountCode: build.mutation<{ deleted: true }, string>(
      calls('DELETE', (id) => `/admin/discount-codes/${id}`, CHANGED),
    ),
  }),
});

export const {
  useListDiscountCodesQuery,
  useGetDiscountCodeQuery,
  useEditDiscountCodeMutation,
  useEndDiscountCodeMutation,
  useDeleteDiscountCodeMutation,
} = discountCodesApi;

export const useAddDiscountCodeMutation = once(discountCodesApi.useAddDiscountCodeMutation);
