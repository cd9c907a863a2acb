import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';

const discountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    previewCode: build.query({
      // Who is signed in may have used it before.
      ...call('POST /api/discount-codes/preview', { as: 'customer' }),
      providesTags: ['DiscountCode'],
    }),
  }),
});

export const { usePreviewCodeQuery } = discountApi;
