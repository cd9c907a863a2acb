import { toMinor } from '@book-store/contract/money';
import type { shopCalls } from '@book-store/contract/settings/shop/calls';
import {
  type EditSecurityBody,
  SecuritySettings,
} from '@book-store/contract/settings/shop/security.schemas';
import { REFUND_CONFIRMED_ABOVE } from '@book-store/contract/settings/shop/shop-limits';
import type { z } from 'zod';
import { conflict } from '../../platform/errors/errors.ts';
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
  'PUT /api/admin/shop/security': async (input) => {
    const { body, caller, shop } = input;
    const isTurnedOn = body.requireSecondFactor && !shop.settings.security.requireSecondFactor;
    if (isTurnedOn && caller.secondFactor !== 'on') {
      throw conflict(
        'Please set up your own second factor first. Then you can require one of everybody.',
        'second-factor-own-first',
      );
    }
    return edit(input);
  },
});

const edit = editSection({
  section: 'security',
  toView: (settings: Settings) => toView(settings),
  view: SecuritySettings,
  value: (body: Omit<z.output<typeof EditSecurityBody>, 'version'>) => body,
});

const toView = (settings: Settings): SecuritySettings => ({
  confirmRefundsAbove: refundConfirmedAbove(settings),
  requireSecondFactor: settings.security.requireSecondFactor ?? false,
  version: settings.versions.security,
});
