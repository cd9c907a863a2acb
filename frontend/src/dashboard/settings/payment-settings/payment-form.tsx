import { shopPlace } from '@book-store/contract/place';
import { type OfferedMethod, PAYMENT_METHODS } from '@book-store/contract/settings/payment/payment';
import type { PaymentSettings } from '@book-store/contract/settings/payment/payment-settings.schemas';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { SelectField } from '../../../kit/fields/field.tsx';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { paymentMethodNames } from '../../../lib/ordering/payment-names.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { CountriesField } from '../parts/settings-frame/countries-field.tsx';
import { FoldedFields } from '../parts/settings-frame/folded-fields.tsx';
import { waysTexts } from '../ways-texts.ts';
import { useEditPaymentSettingsMutation } from './api.ts';
import { fieldsOf, KEYS, toEditBody, valuesOf, wayValues } from './payment-values.ts';

const LIMITS = ['smallest', 'largest', 'fee'] as const;
const ACCOUNT = ['name', 'iban', 'bic', 'upi', 'details'] as const;
const NEEDS_ACCOUNT: readonly OfferedMethod[] = ['transfer', 'invoice'];

export function PaymentForm({ settings }: { settings: PaymentSettings }) {
  const texts = useTexts(waysTexts).payments;
  const names = paymentMethodNames();
  const [editPayments] = useEditPaymentSettingsMutation();
  const form = useEditForm({
    item: settings,
    keep: 'payments',
    fields: (values) => fieldsOf(values, texts),
    read: valuesOf,
    keys: KEYS,
    send: (typed, { version }) => editPayments(toEditBody(typed, version)).unwrap(),
    saved: texts.saved,
  });
  const { values } = form;
  const methods = values.ways.map(({ method }) => method);
  const { append, remove } = useFieldArray({ control: form.control, name: 'ways' });

  const isLimited = (index: number) =>
    (settings.ways.find(({ method }) => method === methods[index])?.countries.length ?? 0) > 0 ||
    LIMITS.some((name) => values.ways[index]?.[name] || form.errorAt(`ways.${index}.${name}`));
  const takesUpi = shopPlace().currency === 'INR';
  const needsAccount = methods.some((method) => NEEDS_ACCOUNT.includes(method));
  return (
    <EditForm form={form} what={texts.what} button={texts.save}>
      <div data-focus-area className="stack gap-5">
        {methods.map((method, index) => (
          <fieldset key={method} className="grid gap-5 card p-4">
            <legend className="sr-only">{names[method]}</legend>
            <p>
              <span className="font-semibold">{names[method]}</span>
              <span className="block text-fine text-muted">{texts.methodHints[method]}</span>
            </p>
            <FoldedFields title={texts.limits} open={isLimited(index)}>
              <div className="grid gap-5 sm:grid-cols-2">
                {method !== 'at-pick-up' && (
                  <CountriesField
                    label={texts.countries}
                    {...form.choice(`ways.${index}.countries`)}
                  />
                )}
                <EditFields
                  of={form}
                  names={LIMITS.map((name) => `ways.${index}.${name}` as const)}
                />
              </div>
            </FoldedFields>
            <p className="text-fine font-semibold text-bad empty:hidden">
              {form.errorAt(`ways.${index}.method`)}
            </p>
            {methods.length > 1 && (
              <Button
                variant="secondary"
                onClick={() => remove(index)}
                className="justify-self-start"
              >
                {texts.remove}
                <span className="sr-only">{texts.removed(names[method])}</span>
              </Button>
            )}
          </fieldset>
        ))}
        <AddWay
          methods={PAYMENT_METHODS.filter((method) => !methods.includes(method))}
          stripeReady={settings.stripeReady}
          onAdd={(method) => append(wayValues({ method, countries: [] }))}
        />
      </div>
      {needsAccount && (
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-2 font-semibold">{texts.account}</legend>
          <EditFields
            of={form}
            names={ACCOUNT.filter((name) => name !== 'upi' || takesUpi || values.account.upi).map(
              (name) => `account.${name}` as const,
            )}
          />
          <EditFields of={form} names={['reminderDays', 'cancelDays']} />
        </fieldset>
      )}
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">{texts.giftCards}</legend>
        <Checkbox {...form.checkbox('giftCards')}>{texts.payWithGiftCards}</Checkbox>
        {values.giftCards && (
          <>
            <EditFields of={form} names={['giftCardMonths']} />
            <Checkbox {...form.checkbox('sellsGiftCards')}>{texts.sellGiftCards}</Checkbox>
            <p className="text-fine text-muted">{texts.sellGiftCardsHint}</p>
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
  methods: readonly OfferedMethod[];
  stripeReady: boolean;
  onAdd: (method: OfferedMethod) => void;
};

function AddWay({ methods, stripeReady, onAdd }: AddWayProps) {
  const texts = useTexts(waysTexts).payments;
  if (methods.length === 0) return null;
  const lacksKeys = methods.includes('stripe') && !stripeReady;
  return (
    <SelectField
      data-takes-focus
      label={texts.offer}
      value=""
      hint={lacksKeys ? texts.noStripe : undefined}
      onChange={({ currentTarget }) => onAdd(currentTarget.value as OfferedMethod)}
    >
      <option value="">{texts.choose}</option>
      {methods.map((method) => (
        <option key={method} value={method} disabled={method === 'stripe' && !stripeReady}>
          {paymentMethodNames()[method]}
        </option>
      ))}
    </SelectField>
  );
}
