import type { shopCalls } from '@book-store/contract/settings/shop/calls';
import { percentText, type TaxRate } from '@book-store/contract/settings/tax/tax';
import { TaxSettings } from '@book-store/contract/settings/tax/tax.schemas';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { editSection, readSection } from './settings-section.ts';
import { settingsEdited } from './shop-activity.ts';
import type { StoredShopSettings } from './shop-settings.model.ts';
import { toTax } from './shop-view.ts';

const FIELDS = [
  'taxIncluded',
  'taxRegion',
  'taxNumber',
  'taxRates',
  'sellerName',
  'sellerAddress',
] as const;

type TaxCalls = Pick<
  Implementation<typeof shopCalls>,
  'GET /api/admin/shop/tax' | 'PUT /api/admin/shop/tax'
>;

/** What the owner sets about tax and invoices. */
export const taxSettings = (): TaxCalls => ({
  'GET /api/admin/shop/tax': readSection(toView),
  'PUT /api/admin/shop/tax': editSection({
    section: 'tax',
    toView,
    view: TaxSettings,
    values: (body) => ({ tax: body }),
    change: (before, after) =>
      settingsEdited(FIELDS, { before: toFields(before), after: toFields(after) }),
  }),
});

const toView = ({ tax, versions }: StoredShopSettings): TaxSettings => ({
  included: tax?.included ?? true,
  region: tax?.region || undefined,
  rates: [],
  ...toTax({ tax }),
  sellerName: tax?.sellerName || undefined,
  sellerAddress: tax?.sellerAddress || undefined,
  version: versions?.tax ?? 0,
});

const toFields = ({ included, region, number, rates, ...seller }: TaxSettings) => ({
  ...seller,
  taxIncluded: included,
  taxRegion: region,
  taxNumber: number,
  taxRates: rates.map(rateText).join('; '),
});

const rateText = ({ country, region, class: taxClass, rate, from }: TaxRate) =>
  [country, region, taxClass, percentText(rate), 'from', from].filter(Boolean).join(' ');
