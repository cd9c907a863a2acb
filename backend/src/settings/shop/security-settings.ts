import { toMinor } from '@book-store/contract/money';
import type { shopCalls } from '@book-store/contract/settings/shop/calls';
import { SecuritySettings } from '@book-store/contract/settings/shop/security.schemas';
import { REFUND_CONFIRMED_ABOVE } from '@book-store/contract/settings/shop/shop-limits';
import type { Implementation } from '../../platform/http/router/implement.ts';
import type { Settings } from './sections.ts';
import { editSection, readSection } from './settings-section.ts';

type SecurityCalls = Pick<
  Implementation<typeof shopCalls>,
  'GET /api/admin/shop/security' | 'PUT /api/admin/shop/security'
>;

/** In minor units. */
export const refundConfirmedAbove = ({ security }: Pick<Settings, 'security'>): number =>
  security.confirmRefundsAbove ?? toMinor(REFUND_CONFIRMED_ABOVE);

export const securitySettings = (): SecurityCalls => ({
  'GET /api/admin/shop/security': readSection(toView),
  'PUT /api/admin/shop/security': editSection({
    section: 'security',
    toView,
    view: SecuritySettings,
    value: (body) => body,
  }),
});

const toView = (settings: Settings): SecuritySettings => ({
  confirmRefundsAbove: refundConfirmedAbove(settings),
  version: settings.versions.security,
});
