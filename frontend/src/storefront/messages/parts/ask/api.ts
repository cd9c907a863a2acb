import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';

const askApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ask: build.mutation(call('POST /api/questions')),
  }),
});

export const { useAskMutation } = askApi;
