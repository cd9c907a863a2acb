import {
  DELIVERY_DAYS_MAX,
  DELIVERY_NOTE_MAX,
  type DeliveryWay,
  KEPT_DAYS_MAX,
  ORDERABLE_DAYS_MAX,
  WAY_NAME_MAX,
  type WeightStep,
} from '@book-store/contract/settings/delivery/delivery';
import { USUAL_WEIGHT, WEIGHT_MAX } from '@book-store/contract/settings/delivery/weight';
import type { EditShopBody, ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import type { FieldSpec } from '../../../kit/fields/field.tsx';
import { wholeNumberUpTo } from '../../../kit/forms/form-constraints.ts';
import type { FormValues } from '../../../kit/forms/use-edit-form.ts';
import { amountInField, parsePrice, priceField } from '../../../lib/money/price-input.ts';

/** The values of the form: `ways.0.steps.1.price` and so on, as the server names its fields. */
export type DeliveryValues = Record<string, string | boolean> & { shape: string };

/** Which ways the form has, each with how many steps by sum and by weight: 'delivery:1:2,pick-up:1:0'. */
type Shape = ({ id: string } & Steps)[];

/** How many steps a price has. */
export type Steps = { steps: number; heavier: number };

export const readShape = (text: string): Shape =>
  text.split(',').map((one) => {
    const [id = '', steps = '', heavier = ''] = one.split(':');
    return { id, steps: Number(steps), heavier: Number(heavier) };
  });

export const writeShape = (shape: Shape): string =>
  shape.map(({ id, steps, heavier }) => `${id}:${steps}:${heavier}`).join(',');

/** The weekdays from Monday on, as `Date` counts them. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;
const WEEKEND = [6, 0];

const wayValues = (way: DeliveryWay, index: number): Record<string, string> => {
  const at = `ways.${index}`;
  return {
    [`${at}.name`]: way.name ?? '',
    [`${at}.kind`]: way.kind,
    [`${at}.countries`]: way.countries.join(','),
    [`${at}.freeFrom`]: way.freeFrom === undefined ? '' : amountInField(way.freeFrom),
    [`${at}.days.from`]: String(way.days.from),
    [`${at}.days.to`]: String(way.days.to),
    ...Object.assign(
      {},
      ...way.steps.map((step, number) => stepValues(`${at}.steps.${number}`, step)),
      ...(way.heavier ?? []).map((step, number) => weightValues(`${at}.heavier.${number}`, step)),
    ),
  };
};

export const stepValues = (at: string, { sum, price }: DeliveryWay['steps'][number]) => ({
  [`${at}.sum`]: amountInField(sum),
  [`${at}.price`]: amountInField(price),
});

export const weightValues = (at: string, { over, price }: Partial<WeightStep> = {}) => ({
  [`${at}.over`]: over === undefined ? '' : String(over),
  [`${at}.price`]: price === undefined ? '' : amountInField(price),
});

/** Returns what stands in the fields of some ways. */
export const valuesOfWays = (ways: readonly DeliveryWay[]): DeliveryValues => ({
  ...Object.assign({}, ...ways.map(wayValues)),
  shape: writeShape(
    ways.map(({ id, steps, heavier = [] }) => ({
      id,
      steps: steps.length,
      heavier: heavier.length,
    })),
  ),
});

/** Returns what stands in the fields for the settings of a shop. */
export const valuesOf = ({ ways, closed, ...shop }: ShopView) => ({
  ...valuesOfWays(ways),
  promisesDates: closed !== undefined,
  ...Object.fromEntries(
    WEEKDAYS.map((day) => [`closed.${day}`, (closed?.weekdays ?? WEEKEND).includes(day)]),
  ),
  'closed.dates': closed?.dates.join('\n') ?? '',
  keptDays: String(shop.keptDays),
  usualWeight: String(shop.usualWeight ?? USUAL_WEIGHT),
  orderableDays: String(shop.orderableDays),
  deliveryNote: shop.deliveryNote ?? '',
});

const daysField = (label: string): FieldSpec => ({
  label,
  ...wholeNumberUpTo(DELIVERY_DAYS_MAX, 0),
});

const fieldsOfWay = (at: string, { steps, heavier }: Steps): Record<string, FieldSpec> => ({
  [`${at}.name`]: { label: 'Name', optional: true, maxLength: WAY_NAME_MAX },
  [`${at}.kind`]: { label: 'Kind' },
  [`${at}.countries`]: { label: 'Countries' },
  [`${at}.freeFrom`]: {
    label: 'Free from',
    optional: true,
    hint: 'The sum of the books.',
    ...priceField(),
  },
  [`${at}.days.from`]: daysField('Working days, from'),
  [`${at}.days.to`]: daysField('Working days, to'),
  ...Object.fromEntries(
    Array.from({ length: steps }, (_, step) => [
      [`${at}.steps.${step}.sum`, { label: 'From a sum of', required: true, ...priceField() }],
      [
        `${at}.steps.${step}.price`,
        { label: step === 0 ? 'Delivery fee' : 'Fee', required: true, ...priceField() },
      ],
    ]).flat(),
  ),
  ...Object.fromEntries(
    Array.from({ length: heavier }, (_, step) => [
      [
        `${at}.heavier.${step}.over`,
        { label: 'Over a weight of (grams)', ...wholeNumberUpTo(WEIGHT_MAX) },
      ],
      [`${at}.heavier.${step}.price`, { label: 'Fee', required: true, ...priceField() }],
    ]).flat(),
  ),
});

/** Returns what is said of each field. */
export const fieldsOf = ({ shape: ways }: DeliveryValues) => ({
  ...Object.assign(
    {},
    ...readShape(ways).map((counts, index) => fieldsOfWay(`ways.${index}`, counts)),
  ),
  shape: { label: 'Ways of delivery' },
  promisesDates: { label: 'Promise dates' },
  ...Object.fromEntries(WEEKDAYS.map((day) => [`closed.${day}`, { label: 'Closed' }])),
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
export function toEditBody(typed: FormValues, version: number): EditShopBody {
  const text = (name: string) => String(typed[name] ?? '');
  const amount = (name: string) => parsePrice(text(name)) ?? undefined;
  const shape = readShape(text('shape'));
  const ways = shape.map(({ id, steps, heavier }, index) => {
    const at = `ways.${index}`;
    return {
      id,
      name: text(`${at}.name`) || undefined,
      kind: text(`${at}.kind`) as DeliveryWay['kind'],
      countries: text(`${at}.countries`).split(',').filter(Boolean),
      steps: Array.from({ length: steps }, (_, step) => ({
        sum: amount(`${at}.steps.${step}.sum`) ?? 0,
        price: amount(`${at}.steps.${step}.price`) ?? 0,
      })),
      ...(heavier > 0 && {
        heavier: Array.from({ length: heavier }, (_, step) => ({
          over: Number(text(`${at}.heavier.${step}.over`)),
          price: amount(`${at}.heavier.${step}.price`) ?? 0,
        })),
      }),
      freeFrom: amount(`${at}.freeFrom`),
      days: { from: Number(text(`${at}.days.from`)), to: Number(text(`${at}.days.to`)) },
    };
  });
  const closed = {
    weekdays: WEEKDAYS.filter((day) => typed[`closed.${day}`] === true),
    dates: text('closed.dates').split(/\s+/).filter(Boolean),
  };
  return {
    ways: ways as EditShopBody['ways'],
    ...(typed.promisesDates === true && { closed }),
    keptDays: Number(text('keptDays')),
    ...(shape.some(({ heavier }) => heavier > 0) && {
      usualWeight: Number(text('usualWeight')),
    }),
    orderableDays: Number(text('orderableDays')),
    deliveryNote: text('deliveryNote'),
    version,
  };
}
