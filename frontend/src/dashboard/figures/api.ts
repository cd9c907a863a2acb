import type { Figures, FiguresCsvQuery, FiguresQuery } from '@book-store/contract/schemas/figures';
import { baseApi } from '../../api/base-api.ts';

const figuresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFigures: build.query<Figures, FiguresQuery>({
      query: (params) => ({ url: '/admin/figures', params }),
      providesTags: ['Overview'],
    }),
    exportFigures: build.mutation<string, FiguresCsvQuery>({
      query: (params) => ({ url: '/admin/exports/figures.csv', params, responseHandler: 'text' }),
    }),
  }),
});

export const { useGetFiguresQuery, useExportFiguresMutation } = figuresApi;
