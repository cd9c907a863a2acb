import type { shopCalls } from '@book-store/contract/settings/shop/calls';
import { TaxSettings } from '@book-store/contract/settings/tax/tax.schemas';
import type { Implementation } from '../../platform/http/router/implement.ts';
import type { Settings } from './sections.ts';
import { editSection, readSection } from './settings-section.ts';

type TaxCalls = Pick<
  Implementation<typeof shopCalls>,
  'GET /api/admin/shop/tax' | 'PUT /api/admin/shop/tax'
>;

export const taxSettings = (): TaxCalls => ({
  'GET /api/admin/shop/tax': readSection(toView),
  'PUT /api/admin/shop/tax': editSection({
    section: 'tax',
    toView,
    view: TaxSettings,
    value: (body) => body,
  }),
});

const toView = ({ tax, versions }: Settings): TaxSettings => ({ ...tax, version: versions.tax });
