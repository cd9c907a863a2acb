import { type OfferedMethod, PAYMENT_METHODS } from '@book-store/contract/settings/payment/payment';
import type { PaymentSettings } from '@book-store/contract/settings/payment/payment-settings.schemas';
import { type Ref, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { SelectField } from '../../../kit/fields/field.tsx';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { useRestoreFocus } from '../../../kit/use-restore-focus.ts';
import { paymentMethodNames } from '../../../lib/ordering/payment-names.ts';
import { CountriesField } from '../parts/settings-frame/countries-field.tsx';
import { useEditPaymentSettingsMutation } from './api.ts';
import { fieldsOf, KEYS, toEditBody, valuesOf, wayValues } from './payment-values.ts';

const HINTS: Record<OfferedMethod, string> = {
  'cash-on-delivery': 'The customer pays at the door.',
  'at-pick-up': 'The customer pays in the shop.',
  transfer:
    'The order waits until you have the money. Customers in the euro area and in India get a QR code.',
  invoice: 'The order goes out at once, and the customer pays afterwards.',
  stripe:
    'The customer pays on a page of Stripe’s; the order waits for it, for about half an hour.',
};

const NEEDS_ACCOUNT: readonly OfferedMethod[] = ['transfer', 'invoice'];

/** How customers pay, and where they transfer money to. */
export function PaymentForm({ settings }: { settings: PaymentSettings }) {
  const [editPayments] = useEditPaymentSettingsMutation();
  const form = useEditForm({
    item: settings,
    keep: 'payments',
    fields: fieldsOf,
    read: valuesOf,
    keys: KEYS,
    send: (typed, { version }) => editPayments(toEditBody(typed, version)).unwrap(),
    saved: 'The ways to pay have been saved',
  });
  const { values } = form;
  const methods = values.ways.map(({ method }) => method);
  const { append, remove } = useFieldArray({ control: form.control, name: 'ways' });
  const region = useRef<HTMLDivElement>(null);
  const another = useRef<HTMLSelectElement>(null);
  useRestoreFocus(region, another);

  const needsAccount = methods.some((method) => NEEDS_ACCOUNT.includes(method));
  return (
    <EditForm form={form} what="the ways to pay" button="Save payments">
      <div ref={region} className="stack gap-5">
        {methods.map((method, index) => (
          <fieldset key={method} className="grid gap-5 card p-4">
            <legend className="sr-only">{paymentMethodNames()[method]}</legend>
            <p>
              <span className="font-semibold">{paymentMethodNames()[method]}</span>
              <span className="block text-fine text-muted">{HINTS[method]}</span>
            </p>
            <div className="grid gap-5 sm:grid-cols-2">
              {method !== 'at-pick-up' && (
                <CountriesField label="Countries" {...form.choice(`ways.${index}.countries`)} />
              )}
              <EditFields
                of={form}
                names={(['smallest', 'largest', 'fee'] as const).map(
                  (name) => `ways.${index}.${name}` as const,
                )}
              />
            </div>
            <p className="text-fine font-semibold text-bad empty:hidden">
              {form.errorAt(`ways.${index}.method`)}
            </p>
            {methods.length > 1 && (
              <Button
                variant="secondary"
                onClick={() => remove(index)}
                className="justify-self-start"
              >
                Remove<span className="sr-only"> {paymentMethodNames()[method]}</span>
              </Button>
            )}
          </fieldset>
        ))}
        <AddWay
          ref={another}
          methods={PAYMENT_METHODS.filter((method) => !methods.includes(method))}
          stripeReady={settings.stripeReady}
          onAdd={(method) => append(wayValues({ method, countries: [] }))}
        />
      </div>
      {needsAccount && (
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-2 font-semibold">Your account, for transfers</legend>
          <EditFields
            of={form}
            names={(['name', 'iban', 'bic', 'upi', 'details'] as const).map(
              (name) => `account.${name}` as const,
            )}
          />
          <EditFields of={form} names={['reminderDays', 'cancelDays']} />
        </fieldset>
      )}
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">Gift cards</legend>
        <Checkbox {...form.checkbox('giftCards')}>Customers can pay with gift cards</Checkbox>
        {values.giftCards && (
          <>
            <EditFields of={form} names={['giftCardMonths']} />
            <Checkbox {...form.checkbox('sellsGiftCards')}>Customers can buy gift cards</Checkbox>
            <p className="text-fine text-muted">
              They pay in advance, by transfer or at Stripe, and a mail brings the card on its day.
            </p>
            {values.sellsGiftCards && (
              <div className="grid gap-5 sm:grid-cols-2">
                <EditFields of={form} names={['giftCardSales.smallest', 'giftCardSales.largest']} />
              </div>
            )}
            <p className="text-fine font-semibold text-bad empty:hidden">
              {form.errorAt('giftCardSales')}
            </p>
          </>
        )}
      </fieldset>
    </EditForm>
  );
}

type AddWayProps = {
  ref: Ref<HTMLSelectElement>;
  methods: readonly OfferedMethod[];
  stripeReady: boolean;
  onAdd: (method: OfferedMethod) => void;
};

function AddWay({ ref, methods, stripeReady, onAdd }: AddWayProps) {
  if (methods.length === 0) return null;
  const lacksKeys = methods.includes('stripe') && !stripeReady;
  return (
    <SelectField
      ref={ref}
      label="Offer another way"
      value=""
      hint={
        lacksKeys
          ? 'For cards and wallets, set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET on the server first.'
          : undefined
      }
      onChange={({ currentTarget }) => onAdd(currentTarget.value as OfferedMethod)}
    >
      <option value="">Choose</option>
      {methods.map((method) => (
        <option key={method} value={method} disabled={method === 'stripe' && !stripeReady}>
          {paymentMethodNames()[method]}
        </option>
      ))}
    </SelectField>
  );
}
