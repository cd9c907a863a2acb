import {
  DELIVERY_DAYS_MAX,
  DELIVERY_NOTE_MAX,
  ORDERABLE_DAYS_MAX,
} from '@book-store/contract/delivery-limits';
import { toMoneyText } from '@book-store/contract/money';
import type { EditShopBody, ShopView } from '@book-store/contract/schemas/shop';
import { useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { successToast } from '../../kit/dialogs/dialogs.ts';
import { EditConflict } from '../../kit/forms/edit-conflict.tsx';
import { Field } from '../../kit/forms/field.tsx';
import { fillField } from '../../kit/forms/fill-field.ts';
import { assertConstraints, wholeNumberUpTo } from '../../kit/forms/form-constraints.ts';
import { SavedAt } from '../../kit/forms/saved-at.tsx';
import { useEditConflict } from '../../kit/forms/use-edit-conflict.ts';
import { useSavedForm } from '../../kit/forms/use-saved-form.ts';
import { PRICE_PATTERN, PRICE_RULE, parsePrice } from '../../lib/price-input.ts';
import { useEditShopMutation } from '../settings-frame/api.ts';

const amount = {
  inputMode: 'decimal',
  autoComplete: 'off',
  pattern: PRICE_PATTERN,
  title: PRICE_RULE,
} as const;

function toDelivery(data: FormData): Delivery {
  const text = (name: string) => String(data.get(name)).trim();
  return {
    deliveryFee: parsePrice(text('deliveryFee')) ?? 0,
    freeFrom: parsePrice(text('freeFrom')) ?? undefined,
    deliveryDays: {
      from: Number(text('deliveryDays.from')),
      to: Number(text('deliveryDays.to')),
    },
    orderableDays: Number(text('orderableDays')),
    deliveryNote: text('deliveryNote'),
  };
}

const LABELS = {
  deliveryFee: 'Delivery fee',
  freeFrom: 'Free from',
  'deliveryDays.from': 'Working days, from',
  'deliveryDays.to': 'Working days, to',
  orderableDays: 'Days until a book that you order arrives',
  deliveryNote: 'Note',
};

type Delivery = Omit<EditShopBody, 'version'>;

const valuesOf = ({ deliveryFee, freeFrom, deliveryDays, ...others }: Delivery) => ({
  deliveryFee: toMoneyText(deliveryFee),
  freeFrom: freeFrom === undefined ? '' : toMoneyText(freeFrom),
  'deliveryDays.from': String(deliveryDays.from),
  'deliveryDays.to': String(deliveryDays.to),
  orderableDays: String(others.orderableDays),
  deliveryNote: others.deliveryNote ?? '',
});

/** What delivery costs and how long it takes, as the book page and the checkout say it. */
export function DeliveryForm({ shop }: { shop: ShopView }) {
  const [editShop] = useEditShopMutation();
  const root = useRef<HTMLFormElement>(null);
  const { save, conflict } = useEditConflict<ShopView>({
    opened: shop,
    valuesOf,
    labels: LABELS,
    put: (name, value) => fillField(root.current, name, value),
  });
  const { form, submitting, problem, savedAt } = useSavedForm(async (data, element) => {
    assertConstraints(element, 'Please correct the marked fields.');
    const typed = toDelivery(data);
    await save(valuesOf(typed), ({ versions }) =>
      editShop({ ...typed, version: versions.delivery }).unwrap(),
    );
    void successToast('Delivery has been saved');
  });
  const shown = valuesOf(shop);
  const named = (name: keyof typeof LABELS) => ({
    name,
    label: LABELS[name],
    defaultValue: shown[name],
    error: problem?.fields[name],
  });
  return (
    <form {...form} ref={root} className="grid grid-cols-2 content-start gap-5">
      <Field required {...amount} {...named('deliveryFee')} />
      <Field optional hint="The sum of the books." {...amount} {...named('freeFrom')} />
      <Field {...wholeNumberUpTo(DELIVERY_DAYS_MAX)} {...named('deliveryDays.from')} />
      <Field {...wholeNumberUpTo(DELIVERY_DAYS_MAX)} {...named('deliveryDays.to')} />
      <Field
        hint="For sold-out books that can be ordered."
        className="col-span-2"
        {...wholeNumberUpTo(ORDERABLE_DAYS_MAX)}
        {...named('orderableDays')}
      />
      <Field
        optional
        hint="Shown beside the delivery, such as when you do not deliver."
        className="col-span-2"
        maxLength={DELIVERY_NOTE_MAX}
        {...named('deliveryNote')}
      />
      <div className="col-span-2 grid gap-5">
        <EditConflict conflict={conflict} what="the delivery" problem={problem} />
        <Button type="submit" disabled={submitting} className="justify-self-start">
          {submitting ? 'Saving…' : 'Save delivery'}
        </Button>
        <SavedAt at={savedAt} />
      </div>
    </form>
  );
}
