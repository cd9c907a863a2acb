import { type Calls, named } from '../../call.ts';
import { EditPlaceBody, PlaceSettings } from './place.schemas.ts';
import { EditPriceSettingsBody, PriceSettings } from './price-settings.schemas.ts';

named({ EditPlaceBody, EditPriceSettingsBody, PlaceSettings, PriceSettings });

export const placeCalls = {
  'GET /api/admin/shop/place': {
    access: 'owner',
    summary: 'Country, currency, locale and time zone of the shop',
    reply: PlaceSettings,
  },
  'PUT /api/admin/shop/place': {
    access: 'owner',
    summary:
      'Sets country, currency, locale and time zone; after the first order or gift card the currency stays',
    body: EditPlaceBody,
    reply: PlaceSettings,
    errors: ['conflict', 'changed-meanwhile'],
  },
  'GET /api/admin/shop/prices': {
    access: 'owner',
    summary: "What is struck beside a price, and whether new books' prices are fixed",
    reply: PriceSettings,
  },
  'PUT /api/admin/shop/prices': {
    access: 'owner',
    summary: "Decides about struck and fixed prices; what is absent is as in the shop's country",
    body: EditPriceSettingsBody,
    reply: PriceSettings,
    errors: ['changed-meanwhile'],
  },
} satisfies Calls;
