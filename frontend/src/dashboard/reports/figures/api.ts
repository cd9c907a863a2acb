import type { Figures, FiguresQuery } from '@book-store/contract/reports/figures/figures.schemas';
import { baseApi } from '../../../api/base-api.ts';

const figuresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFigures: build.query<Figures, FiguresQuery>({
      query: (params) => ({ url: '/admin/figures', params }),
      providesTags: ['Overview'],
    }),
  }),
});

export const { useGetFiguresQuery } = figuresApi;
