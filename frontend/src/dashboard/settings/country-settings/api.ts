import { baseApi } from '../../../api/base-api.ts';
import { call } from '../../../api/call.ts';

const placeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlace: build.query(call('GET /api/admin/shop/place')),
    getPrices: build.query(call('GET /api/admin/shop/prices')),
    editPrices: build.mutation(call('PUT /api/admin/shop/prices')),
    editPlace: build.mutation(call('PUT /api/admin/shop/place')),
  }),
});

export const {
  useGetPlaceQuery: usePlaceQuery,
  useEditPlaceMutation,
  useGetPricesQuery: usePricesQuery,
  useEditPricesMutation,
} = placeApi;
