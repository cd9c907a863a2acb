import { formatMoney } from '@book-store/contract/money';
import {
  PAYMENT_DAYS,
  type PaymentWay,
  REMINDER_DAYS,
} from '@book-store/contract/settings/payment/payment';
import { formatIban } from '@book-store/contract/settings/payment/payment-account';
import { PaymentSettings } from '@book-store/contract/settings/payment/payment-settings.schemas';
import type { shopCalls } from '@book-store/contract/settings/shop/calls';
import { badField } from '../../platform/errors/errors.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { editSection, readSection } from './settings-section.ts';
import { settingsEdited } from './shop-activity.ts';
import type { StoredShopSettings } from './shop-settings.model.ts';
import { toPaymentAccount, toPaymentWays } from './shop-view.ts';
import { withoutEmpty } from './write-shop-settings.ts';

const FIELDS = [
  'paymentWays',
  'accountName',
  'accountIban',
  'accountBic',
  'accountUpi',
  'accountDetails',
  'reminderDays',
  'cancelDays',
  'giftCards',
  'giftCardMonths',
  'giftCardSales',
] as const;

type PaymentCalls = Pick<
  Implementation<typeof shopCalls>,
  'GET /api/admin/shop/payments' | 'PUT /api/admin/shop/payments'
>;

/** What the owner sets about payment. */
export function paymentSettings({
  stripe,
  mailFrom,
}: Pick<FeatureDeps, 'stripe' | 'mailFrom'>): PaymentCalls {
  const stripeReady = stripe !== undefined;
  const toView = (settings: StoredShopSettings): PaymentSettings => ({
    ways: toPaymentWays(settings, true),
    account: toPaymentAccount(settings),
    reminderDays: settings.payments?.reminderDays ?? REMINDER_DAYS,
    cancelDays: settings.payments?.cancelDays ?? PAYMENT_DAYS,
    giftCards: settings.payments?.giftCards ?? false,
    giftCardMonths: settings.payments?.giftCardMonths ?? undefined,
    giftCardSales: settings.payments?.giftCardSales ?? undefined,
    stripeReady,
    version: settings.versions?.payments ?? 0,
  });
  return {
    'GET /api/admin/shop/payments': readSection(toView),
    'PUT /api/admin/shop/payments': editSection({
      section: 'payments',
      toView,
      view: PaymentSettings,
      values: ({ account, ...values }) => {
        if (!stripeReady) assertWithoutStripe(values.ways);
        if (!mailFrom && values.giftCardSales) throw needsMails();
        return { payments: { ...values, ...(account && { account: withoutEmpty(account) }) } };
      },
      change: (before, after) =>
        settingsEdited(FIELDS, { before: toFields(before), after: toFields(after) }),
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

const toFields = ({
  ways,
  account,
  reminderDays,
  cancelDays,
  giftCards,
  giftCardMonths,
  giftCardSales,
}: PaymentSettings) => ({
  paymentWays: ways.map(wayInWords).join('; '),
  accountName: account?.name,
  accountIban: account?.iban && formatIban(account.iban),
  accountBic: account?.bic,
  accountUpi: account?.upi,
  accountDetails: account?.details,
  reminderDays: String(reminderDays),
  cancelDays: String(cancelDays),
  giftCards,
  giftCardMonths,
  giftCardSales:
    giftCardSales &&
    `${formatMoney(giftCardSales.smallest)} to ${formatMoney(giftCardSales.largest)}`,
});

const wayInWords = ({ method, countries, smallest, largest, fee }: PaymentWay) =>
  [
    method,
    ...countries,
    ...(smallest === undefined ? [] : [`from ${formatMoney(smallest)}`]),
    ...(largest === undefined ? [] : [`up to ${formatMoney(largest)}`]),
    ...(fee === undefined ? [] : [`fee ${formatMoney(fee)}`]),
  ].join(', ');
