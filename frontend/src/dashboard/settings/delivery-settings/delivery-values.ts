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
import { languageNow } from '../../../lib/wording/storefront-texts.ts';
import {
  type DeliveryTexts,
  fieldsOfWay,
  type WayValues,
  waysInWords,
  wayValues,
} from './way-values.ts';

/** As `Date` counts them, from Monday on. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;
const WEEKEND = [6, 0];
/** Sorts weekdays from Monday on. */
export const inWeek = (days: readonly number[]): number[] =>
  WEEKDAYS.filter((day) => days.includes(day));

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
  deliveredByItself: shop.deliveredByItself ?? false,
});
export type DeliveryValues = ReturnType<typeof valuesOf>;

export const KEYS = {
  ways: ({ id }: WayValues) => id,
  'ways.steps': byPlace,
  'ways.heavier': byPlace,
};

export const fieldsOf = (
  { ways }: DeliveryValues,
  texts: DeliveryTexts,
): FieldsOf<DeliveryValues> => ({
  ...Object.assign({}, ...ways.map((way, index) => fieldsOfWay(way, index, texts))),
  ways: { label: texts.ways, shows: (shown: readonly WayValues[]) => waysInWords(shown, texts) },
  promisesDates: { label: texts.promisesDates },
  'closed.weekdays': {
    label: texts.closedOn,
    shows: (days: readonly number[]) =>
      days.map((day) => weekdayName(languageNow(), day)).join(', '),
  },
  'closed.dates': {
    label: texts.closedDates,
    optional: true,
    hint: texts.closedDatesHint,
    rows: 4,
    className: 'sm:col-span-2',
  },
  keptDays: {
    label: texts.keptDays,
    className: 'sm:col-span-2',
    ...wholeNumberUpTo(KEPT_DAYS_MAX),
  },
  usualWeight: {
    label: texts.usualWeight,
    hint: texts.usualWeightHint,
    className: 'sm:col-span-2',
    ...wholeNumberUpTo(WEIGHT_MAX),
  },
  orderableDays: {
    label: texts.orderableDays,
    hint: texts.orderableDaysHint,
    className: 'sm:col-span-2',
    ...wholeNumberUpTo(ORDERABLE_DAYS_MAX),
  },
  deliveredByItself: { label: texts.deliveredByItself },
  deliveryNote: {
    label: texts.note,
    optional: true,
    hint: texts.noteHint,
    className: 'sm:col-span-2',
    maxLength: DELIVERY_NOTE_MAX,
  },
});

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
    ...(typed.deliveredByItself && { deliveredByItself: true }),
    version,
  };
}
