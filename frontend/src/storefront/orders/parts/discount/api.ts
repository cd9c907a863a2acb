import type {
  CodePreview,
  PreviewCodeBody,
} from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import { baseApi } from '../../../../api/base-api.ts';

const discountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    previewCode: build.query<CodePreview, PreviewCodeBody>({
      query: (body) => ({ url: '/discount-codes/preview', method: 'POST', body }),
      providesTags: ['DiscountCode'],
      // Who is signed in may have used it before.
      extraOptions: { as: 'customer' },
    }),
  }),
});

export const { usePreviewCodeQuery } = discountApi;
