import {
  DELIVERY_DAYS_MAX,
  type DeliveryWay,
  WAY_NAME_MAX,
  type WayKind,
  type WeightStep,
} from '@book-store/contract/settings/delivery/delivery';
import { WEIGHT_MAX } from '@book-store/contract/settings/delivery/weight';
import type { FieldSpec } from '../../../kit/fields/field.tsx';
import { wholeNumberUpTo } from '../../../kit/forms/form-constraints.ts';
import { amountInField, priceField } from '../../../lib/money/price-input.ts';
import { countriesInWords } from '../parts/settings-frame/countries-field.tsx';

export const stepValues = ({ sum, price }: DeliveryWay['steps'][number]) => ({
  sum: amountInField(sum),
  price: amountInField(price),
});

export const weightValues = ({ over, price }: Partial<WeightStep> = {}) => ({
  over: over === undefined ? '' : String(over),
  price: price === undefined ? '' : amountInField(price),
});

/** Returns what stands in the fields of a way. */
export const wayValues = (way: DeliveryWay) => ({
  id: way.id as string,
  name: way.name ?? '',
  kind: way.kind,
  countries: [...way.countries] as string[],
  freeFrom: way.freeFrom === undefined ? '' : amountInField(way.freeFrom),
  days: { from: String(way.days.from), to: String(way.days.to) },
  steps: way.steps.map(stepValues),
  heavier: (way.heavier ?? []).map(weightValues),
});
export type WayValues = ReturnType<typeof wayValues>;

export const KINDS: Record<WayKind, string> = {
  parcel: 'Parcel',
  'pick-up': 'Pick-up in the shop',
  round: 'Own round',
};

export const nameOfWay = ({ name }: Pick<WayValues, 'name'>, index: number): string =>
  name || `Way ${index + 1}`;

const stepsInWords = (steps: WayValues['steps']): string =>
  steps.map(({ sum, price }, at) => (at === 0 ? price : `${price} from ${sum}`)).join('; ');

const weightsInWords = (steps: WayValues['heavier']): string =>
  steps.map(({ over, price }) => `${price} over ${over} g`).join('; ');

/** Returns ways of delivery in words, a line each. */
export const waysInWords = (ways: readonly WayValues[]): string =>
  ways
    .map((way, index) => {
      const { kind, countries, steps, heavier, freeFrom, days } = way;
      const terms = [
        KINDS[kind],
        kind !== 'pick-up' && countriesInWords(countries),
        [stepsInWords(steps), weightsInWords(heavier)].filter(Boolean).join('; '),
        freeFrom && `free from ${freeFrom}`,
        `${days.from} to ${days.to} working days`,
      ];
      return `${nameOfWay(way, index)}: ${terms.filter(Boolean).join(', ')}`;
    })
    .join('\n');

const daysField = (label: string): FieldSpec => ({
  label,
  ...wholeNumberUpTo(DELIVERY_DAYS_MAX, 0),
});

/** Returns what is said of each field of a way. */
export const fieldsOfWay = (way: WayValues, index: number): Record<string, FieldSpec> => {
  const at = `ways.${index}`;
  const of = nameOfWay(way, index);
  const fee = { of, label: 'Fee', required: true, ...priceField() };
  return {
    [`${at}.name`]: { of, label: 'Name', optional: true, maxLength: WAY_NAME_MAX },
    [`${at}.kind`]: { of, label: 'Kind', shows: (kind: WayKind) => KINDS[kind] },
    [`${at}.countries`]: { of, label: 'Countries', shows: countriesInWords },
    [`${at}.freeFrom`]: {
      of,
      label: 'Free from',
      optional: true,
      hint: 'The sum of the books.',
      ...priceField(),
    },
    [`${at}.days.from`]: { of, ...daysField('Working days, from') },
    [`${at}.days.to`]: { of, ...daysField('Working days, to') },
    [`${at}.steps`]: { of, label: 'Steps by sum', shows: stepsInWords },
    [`${at}.heavier`]: { of, label: 'Steps by weight', shows: weightsInWords },
    ...Object.fromEntries(
      way.steps.flatMap((_step, step) => [
        [`${at}.steps.${step}.sum`, { ...fee, label: 'From a sum of' }],
        [`${at}.steps.${step}.price`, { ...fee, label: step === 0 ? 'Delivery fee' : 'Fee' }],
      ]),
    ),
    ...Object.fromEntries(
      way.heavier.flatMap((_step, step) => [
        [
          `${at}.heavier.${step}.over`,
          { of, label: 'Over a weight of (grams)', ...wholeNumberUpTo(WEIGHT_MAX) },
        ],
        [`${at}.heavier.${step}.price`, fee],
      ]),
    ),
  };
};
