import { CANCEL_UNCONFIRMED_DAYS } from '@book-store/contract/people/account/account-limits';
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
import { useEditStorefrontMutation } from './api.ts';

const STOREFRONTS = { specified: 'As specified', refined: 'Refined', german: 'German' };

const FIELDS = {
  storefront: {
    shows: (storefront: Storefront) => STOREFRONTS[storefront],
    label: 'Words and details',
    hint: 'Refined: plain wording, short notices in place of dialogs, order numbers in place of ids, and no spinner at the first visit. German is refined, too; your own texts stay as you write them.',
  },
  severalCopies: { label: 'Customers can buy several copies of a book in one order' },
  guestOrders: { label: 'Customers can order without an account' },
  confirmHours: {
    label: 'Hours to confirm an order',
    hint: `Guests, and customers who have not verified their email address, confirm an order that is paid later with a link that we email them. Its books are kept for this long; then they are for sale again, and the order stays “Not confirmed” for ${CANCEL_UNCONFIRMED_DAYS} days before it is cancelled. Without a mail server no order has to be confirmed.`,
    ...wholeNumberUpTo(CONFIRM_HOURS_MAX),
  },
  returns: { label: 'Customers can ask for a return' },
  returnDays: {
    label: 'Days after the delivery to ask for a return',
    hint: 'You yourself can open a return on the page of an order at any time.',
    ...wholeNumberUpTo(RETURN_DAYS_MAX),
  },
  orderPrefix: {
    label: 'Before the numbers of orders',
    optional: true,
    maxLength: ORDER_PREFIX_MAX,
    pattern: ORDER_PREFIX_PATTERN,
    title: 'Please enter letters from A to Z and hyphens, a letter first.',
    autoComplete: 'off',
    spellCheck: false,
  },
};

type Storefront = EditStorefrontBody['storefront'];

/** How the storefront speaks to visitors, and what they can do there, from their next page on. */
export function StorefrontForm({ shop }: { shop: ShopView }) {
  const [editStorefront] = useEditStorefrontMutation();
  const form = useEditForm({
    item: shop,
    keep: 'storefront',
    fields: FIELDS,
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
    saved: 'The storefront has been saved',
  });
  return (
    <EditForm form={form} what="the storefront" button="Save storefront">
      <SelectField {...form.field('storefront')}>
        <Options names={STOREFRONTS} />
      </SelectField>
      <Checkbox {...form.checkbox('severalCopies')}>{FIELDS.severalCopies.label}</Checkbox>
      {shop.accounts === false ? (
        <p className="text-muted">
          Customers have no accounts: the shop was started with SIGN_IN=off, so everybody orders as
          a guest.
        </p>
      ) : (
        <Checkbox {...form.checkbox('guestOrders')}>{FIELDS.guestOrders.label}</Checkbox>
      )}
      <Field {...form.field('confirmHours')} />
      <Checkbox {...form.checkbox('returns')}>{FIELDS.returns.label}</Checkbox>
      {form.values.returns && <Field {...form.field('returnDays')} />}
      <Field
        {...form.field('orderPrefix')}
        hint={`All orders are numbered like ${form.values.orderPrefix}10042, those of before, too. The search still finds numbers that were printed with other letters.`}
      />
    </EditForm>
  );
}
