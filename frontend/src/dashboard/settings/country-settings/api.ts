import type {
  EditPlaceBody,
  PlaceSettings,
} from '@book-store/contract/settings/place/place.schemas';
import type {
  EditPriceSettingsBody,
  PriceSettings,
} from '@book-store/contract/settings/place/price-settings.schemas';
import { baseApi } from '../../../api/base-api.ts';
import { sends } from '../../../api/calls/admin-calls.ts';

const placeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPlace: build.query<PlaceSettings, void>({ query: () => '/admin/shop/place' }),
    getPrices: build.query<PriceSettings, void>({ query: () => '/admin/shop/prices' }),
    editPrices: build.mutation<PriceSettings, EditPriceSettingsBody>(
      sends('PUT', '/admin/shop/prices'),
    ),
    editPlace: build.mutation<PlaceSettings, EditPlaceBody>(sends('PUT', '/admin/shop/place')),
  }),
});

export const {
  useGetPlaceQuery: usePlaceQuery,
  useEditPlaceMutation,
  useGetPricesQuery: usePricesQuery,
  useEditPricesMutation,
} = placeApi;
