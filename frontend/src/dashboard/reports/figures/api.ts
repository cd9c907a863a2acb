import { baseApi } from '../../../api/base-api.ts';
import { call } from '../../../api/call.ts';

const figuresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFigures: build.query({ ...call('GET /api/admin/figures'), providesTags: ['Overview'] }),
  }),
});

export const { useGetFiguresQuery } = figuresApi;
