import {
  DELIVERY_DAYS_MAX,
  DELIVERY_NOTE_MAX,
  ORDERABLE_DAYS_MAX,
} from '@book-store/contract/delivery';
import { toMoneyText } from '@book-store/contract/money';
import type { ShopView } from '@book-store/contract/schemas/shop';
import { EditFields, EditForm } from '../../kit/forms/edit-form.tsx';
import { wholeNumberUpTo } from '../../kit/forms/form-constraints.ts';
import { useEditForm } from '../../kit/forms/use-edit-form.ts';
import { PRICE_FIELD, parsePrice } from '../../lib/price-input.ts';
import { useEditShopMutation } from '../settings-frame/api.ts';

const FIELDS = {
  deliveryFee: { label: 'Delivery fee', required: true, ...PRICE_FIELD },
  freeFrom: {
    label: 'Free from',
    optional: true,
    hint: 'The sum of the books.',
    ...PRICE_FIELD,
  },
  'deliveryDays.from': { label: 'Working days, from', ...wholeNumberUpTo(DELIVERY_DAYS_MAX) },
  'deliveryDays.to': { label: 'Working days, to', ...wholeNumberUpTo(DELIVERY_DAYS_MAX) },
  orderableDays: {
    label: 'Days until a book that you order arrives',
    hint: 'For sold-out books that can be ordered.',
    className: 'col-span-2',
    ...wholeNumberUpTo(ORDERABLE_DAYS_MAX),
  },
  deliveryNote: {
    label: 'Note',
    optional: true,
    hint: 'Shown beside the delivery, such as when you do not deliver.',
    className: 'col-span-2',
    maxLength: DELIVERY_NOTE_MAX,
  },
};

const valuesOf = ({ deliveryFee, freeFrom, deliveryDays, ...shop }: ShopView) => ({
  deliveryFee: toMoneyText(deliveryFee),
  freeFrom: freeFrom === undefined ? '' : toMoneyText(freeFrom),
  'deliveryDays.from': String(deliveryDays.from),
  'deliveryDays.to': String(deliveryDays.to),
  orderableDays: String(shop.orderableDays),
  deliveryNote: shop.deliveryNote ?? '',
});

/** What delivery costs and how long it takes, as the book page and the checkout say it. */
export function DeliveryForm({ shop }: { shop: ShopView }) {
  const [editShop] = useEditShopMutation();
  const form = useEditForm({
    item: shop,
    fields: FIELDS,
    read: valuesOf,
    send: (typed, { versions }) =>
      editShop({
        deliveryFee: parsePrice(typed.deliveryFee) ?? 0,
        freeFrom: parsePrice(typed.freeFrom) ?? undefined,
        deliveryDays: {
          from: Number(typed['deliveryDays.from']),
          to: Number(typed['deliveryDays.to']),
        },
        orderableDays: Number(typed.orderableDays),
        deliveryNote: typed.deliveryNote,
        version: versions.delivery,
      }).unwrap(),
    saved: 'Delivery has been saved',
  });
  return (
    <EditForm form={form} what="the delivery" button="Save delivery">
      <div className="grid grid-cols-2 gap-5">
        <EditFields of={form} />
      </div>
    </EditForm>
  );
}
