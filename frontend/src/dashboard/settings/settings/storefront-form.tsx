import type { EditStorefrontBody, ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import {
  CONFIRM_HOURS,
  CONFIRM_HOURS_MAX,
  ORDER_PREFIX,
  ORDER_PREFIX_MAX,
  ORDER_PREFIX_PATTERN,
  RETURN_DAYS,
  RETURN_DAYS_MAX,
} from '@book-store/contract/settings/shop/shop-limits';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { Field, SelectField } from '../../../kit/fields/field.tsx';
import { Options } from '../../../kit/fields/options.tsx';
import { EditForm } from '../../../kit/forms/edit-form.tsx';
import { wholeNumberUpTo } from '../../../kit/forms/form-constraints.ts';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { settingsTexts } from '../texts.ts';
import { useEditStorefrontMutation } from './api.ts';

const fieldsIn = (texts: TextsOf<typeof settingsTexts>['storefront']) => ({
  storefront: {
    shows: (storefront: Storefront) => texts.names[storefront],
    label: texts.words,
    hint: texts.wordsHint,
  },
  severalCopies: { label: texts.severalCopies },
  guestOrders: { label: texts.guestOrders },
  confirmHours: {
    label: texts.confirmHours,
    hint: texts.confirmHoursHint,
    ...wholeNumberUpTo(CONFIRM_HOURS_MAX),
  },
  returns: { label: texts.returns },
  returnDays: {
    label: texts.returnDays,
    hint: texts.returnDaysHint,
    ...wholeNumberUpTo(RETURN_DAYS_MAX),
  },
  orderPrefix: {
    label: texts.orderPrefix,
    optional: true,
    maxLength: ORDER_PREFIX_MAX,
    pattern: ORDER_PREFIX_PATTERN,
    title: texts.orderPrefixRule,
    autoComplete: 'off',
    spellCheck: false,
  },
});

type Storefront = EditStorefrontBody['storefront'];

/** Visitors get changes with the next page that they load. */
export function StorefrontForm({ shop }: { shop: ShopView }) {
  const texts = useTexts(settingsTexts).storefront;
  const [editStorefront] = useEditStorefrontMutation();
  const form = useEditForm({
    item: shop,
    keep: 'storefront',
    fields: fieldsIn(texts),
    read: ({
      storefront = 'specified',
      severalCopies = false,
      guestOrders = false,
      returnDays,
      confirmHours = CONFIRM_HOURS,
      place,
    }) => ({
      storefront,
      severalCopies,
      guestOrders,
      returns: returnDays !== undefined,
      confirmHours: String(confirmHours),
      returnDays: String(returnDays ?? RETURN_DAYS),
      orderPrefix: place?.orderPrefix ?? ORDER_PREFIX,
    }),
    send: (
      { storefront, severalCopies, guestOrders, confirmHours, returns, returnDays, orderPrefix },
      { versions },
    ) =>
      editStorefront({
        storefront,
        severalCopies,
        guestOrders,
        confirmHours: Number(confirmHours),
        ...(returns && { returnDays: Number(returnDays) }),
        orderPrefix,
        version: versions.storefront,
      }).unwrap(),
    saved: texts.saved,
  });
  return (
    <EditForm form={form} what={texts.what} button={texts.save}>
      <SelectField {...form.field('storefront')}>
        <Options names={texts.names} />
      </SelectField>
      <Checkbox {...form.checkbox('severalCopies')}>{texts.severalCopies}</Checkbox>
      {shop.accounts === false ? (
        <p className="text-muted">{texts.noAccounts}</p>
      ) : (
        <Checkbox {...form.checkbox('guestOrders')}>{texts.guestOrders}</Checkbox>
      )}
      <Field {...form.field('confirmHours')} />
      <Checkbox {...form.checkbox('returns')}>{texts.returns}</Checkbox>
      {form.values.returns && <Field {...form.field('returnDays')} />}
      <Field
        {...form.field('orderPrefix')}
        hint={texts.orderPrefixHint(`${form.values.orderPrefix}10042`)}
      />
    </EditForm>
  );
}
