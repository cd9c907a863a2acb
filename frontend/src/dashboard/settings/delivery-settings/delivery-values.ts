import { weekdayName } from '@book-store/contract/place';
import {
  DELIVERY_NOTE_MAX,
  KEPT_DAYS_MAX,
  ORDERABLE_DAYS_MAX,
} from '@book-store/contract/settings/delivery/delivery';
import { USUAL_WEIGHT, WEIGHT_MAX } from '@book-store/contract/settings/delivery/weight';
import type { EditShopBody, ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { wholeNumberUpTo } from '../../../kit/forms/form-constraints.ts';
import { byPlace } from '../../../kit/forms/merge-values.ts';
import type { FieldsOf } from '../../../kit/forms/use-edit-form.ts';
import { parsePrice } from '../../../lib/money/price-input.ts';
import { fieldsOfWay, type WayValues, waysInWords, wayValues } from './way-values.ts';

/** The weekdays from Monday on, as `Date` counts them. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;
const WEEKEND = [6, 0];
/** Returns some weekdays in their order. */
export const inWeek = (days: readonly number[]): number[] =>
  WEEKDAYS.filter((day) => days.includes(day));

/** Returns what stands in the fields for the settings of a shop. */
export const valuesOf = ({ ways, closed, ...shop }: ShopView) => ({
  ways: ways.map(wayValues),
  promisesDates: closed !== undefined,
  closed: {
    weekdays: inWeek(closed?.weekdays ?? WEEKEND),
    dates: closed?.dates.join('\n') ?? '',
  },
  keptDays: String(shop.keptDays),
  usualWeight: String(shop.usualWeight ?? USUAL_WEIGHT),
  orderableDays: String(shop.orderableDays),
  deliveryNote: shop.deliveryNote ?? '',
});
export type DeliveryValues = ReturnType<typeof valuesOf>;

/** What the items of the lists are known by. */
export const KEYS = {
  ways: ({ id }: WayValues) => id,
  'ways.steps': byPlace,
  'ways.heavier': byPlace,
};

/** Returns what is said of each field. */
export const fieldsOf = ({ ways }: DeliveryValues): FieldsOf<DeliveryValues> => ({
  ...Object.assign({}, ...ways.map(fieldsOfWay)),
  ways: { label: 'Ways of delivery', shows: waysInWords },
  promisesDates: { label: 'Promise dates' },
  'closed.weekdays': {
    label: 'Closed on',
    shows: (days: readonly number[]) => days.map((day) => weekdayName('en', day)).join(', '),
  },
  'closed.dates': {
    label: 'Closed dates',
    optional: true,
    hint: 'One on each line, such as 2026-12-25.',
    rows: 4,
    className: 'sm:col-span-2',
  },
  keptDays: {
    label: 'Days that you keep what is ready to be picked up',
    className: 'sm:col-span-2',
    ...wholeNumberUpTo(KEPT_DAYS_MAX),
  },
  usualWeight: {
    label: 'Weight of a book that has none, in grams',
    hint: 'Each book can have its own, in its form or in an imported file.',
    className: 'sm:col-span-2',
    ...wholeNumberUpTo(WEIGHT_MAX),
  },
  orderableDays: {
    label: 'Days until a book that you order arrives',
    hint: 'For sold-out books that can be ordered.',
    className: 'sm:col-span-2',
    ...wholeNumberUpTo(ORDERABLE_DAYS_MAX),
  },
  deliveryNote: {
    label: 'Note',
    optional: true,
    hint: 'Shown beside the delivery, such as when you do not deliver.',
    className: 'sm:col-span-2',
    maxLength: DELIVERY_NOTE_MAX,
  },
});

/** Returns the request for what is typed. */
export function toEditBody(typed: DeliveryValues, version: number): EditShopBody {
  const amount = (text: string) => parsePrice(text) ?? undefined;
  const ways = typed.ways.map(({ name, freeFrom, days, steps, heavier, ...way }) => ({
    ...way,
    name: name || undefined,
    steps: steps.map(({ sum, price }) => ({ sum: amount(sum) ?? 0, price: amount(price) ?? 0 })),
    ...(heavier.length > 0 && {
      heavier: heavier.map(({ over, price }) => ({
        over: Number(over),
        price: amount(price) ?? 0,
      })),
    }),
    freeFrom: amount(freeFrom),
    days: { from: Number(days.from), to: Number(days.to) },
  }));
  const closed = {
    weekdays: typed.closed.weekdays,
    dates: typed.closed.dates.split(/\s+/).filter(Boolean),
  };
  return {
    ways: ways as EditShopBody['ways'],
    ...(typed.promisesDates && { closed }),
    keptDays: Number(typed.keptDays),
    ...(ways.some(({ heavier }) => heavier) && { usualWeight: Number(typed.usualWeight) }),
    orderableDays: Number(typed.orderableDays),
    deliveryNote: typed.deliveryNote,
    version,
  };
}
