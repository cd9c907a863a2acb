import { EditPlaceBody, PlaceSettings } from '@book-store/contract/settings/place/place.schemas';
import { changeRoute, type Route, route } from '../../platform/http/router/route.ts';
import { settingsEdited } from '../shop/shop-activity.ts';
import { editPlace, readPlace } from './edit-place.ts';

const FIELDS = ['country', 'currency', 'locale', 'timeZone'] as const;

/** Country, currency, locale and time zone of the shop. */
export const countryRoutes = (): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/shop/place',
    access: 'admin',
    summary: 'Country, currency, locale and time zone of the shop',
    reply: PlaceSettings,
    run: async () => ({ body: await readPlace() }),
  }),
  changeRoute({
    method: 'put',
    path: '/api/admin/shop/place',
    summary:
      'Sets country, currency, locale and time zone; after the first order or gift card the currency stays',
    body: EditPlaceBody,
    reply: PlaceSettings,
    errors: ['conflict', 'changed-meanwhile'],
    run: async ({ body }) => {
      const { before, after } = await editPlace(body);
      return { body: after, change: settingsEdited(FIELDS, { before, after }) };
    },
  }),
];
