import type { EditPlaceBody, PlaceSettings } from '@book-store/contract/schemas/place';
import type {
  EditPriceSettingsBody,
  PriceSettings,
} from '@book-store/contract/schemas/price-settings';
import { baseApi } from '../../api/base-api.ts';

const placeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlace: build.query<PlaceSettings, void>({ query: () => '/admin/shop/place' }),
    getPrices: build.query<PriceSettings, void>({ query: () => '/admin/shop/prices' }),
    editPrices: build.mutation<PriceSettings, EditPriceSettingsBody>({
      query: (body) => ({ url: '/admin/shop/prices', method: 'PUT', body }),
    }),
    editPlace: build.mutation<PlaceSettings, EditPlaceBody>({
      query: (body) => ({ url: '/admin/shop/place', method: 'PUT', body }),
    }),
  }),
});

export const {
  useGetPlaceQuery: usePlaceQuery,
  useEditPlaceMutation,
  useGetPricesQuery: usePricesQuery,
  useEditPricesMutation,
} = placeApi;
