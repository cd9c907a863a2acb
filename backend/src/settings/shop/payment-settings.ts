import type { PaymentWay } from '@book-store/contract/settings/payment/payment';
import { PaymentSettings } from '@book-store/contract/settings/payment/payment-settings.schemas';
import type { shopCalls } from '@book-store/contract/settings/shop/calls';
import type { RouteDeps } from '../../platform/area.ts';
import { badField } from '../../platform/errors/errors.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import type { Settings } from './sections.ts';
import { editSection, readSection } from './settings-section.ts';
import { toPaymentWays } from './shop-view.ts';

type PaymentCalls = Pick<
  Implementation<typeof shopCalls>,
  'GET /api/admin/shop/payments' | 'PUT /api/admin/shop/payments'
>;

export function paymentSettings({
  stripe,
  mailFrom,
}: Pick<RouteDeps, 'stripe' | 'mailFrom'>): PaymentCalls {
  const stripeReady = stripe !== undefined;
  const toView = (settings: Settings): PaymentSettings => ({
    ...settings.payments,
    ways: toPaymentWays(settings, true),
    stripeReady,
    version: settings.versions.payments,
  });
  return {
    'GET /api/admin/shop/payments': readSection(toView),
    'PUT /api/admin/shop/payments': editSection({
      section: 'payments',
      toView,
      view: PaymentSettings,
      value: (payments) => {
        if (!stripeReady) assertWithoutStripe(payments.ways);
        if (!mailFrom && payments.giftCardSales) throw needsMails();
        return payments;
      },
    }),
  };
}

function assertWithoutStripe(ways: readonly PaymentWay[]): void {
  const at = ways.findIndex(({ method }) => method === 'stripe');
  if (at < 0) return;
  throw badField(
    `ways.${at}.method`,
    'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET on the server first.',
    'not-set-up',
    { variables: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] },
  );
}

const needsMails = () =>
  badField(
    'giftCardSales',
    'A mail brings each gift card: set SMTP_URL on the server first.',
    'not-set-up',
    { variables: ['SMTP_URL'] },
  );
