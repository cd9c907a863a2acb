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
import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import { countriesInWords } from '../parts/settings-frame/countries-field.tsx';
import type { waysTexts } from '../ways-texts.ts';

export const stepValues = ({ sum, price }: DeliveryWay['steps'][number]) => ({
  sum: amountInField(sum),
  price: amountInField(price),
});

export const weightValues = ({ over, price }: Partial<WeightStep> = {}) => ({
  over: over === undefined ? '' : String(over),
  price: price === undefined ? '' : amountInField(price),
});

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

export type DeliveryTexts = TextsOf<typeof waysTexts>['delivery'];

export const nameOfWay = (
  { name }: Pick<WayValues, 'name'>,
  index: number,
  texts: DeliveryTexts,
): string => name || texts.way(index + 1);

const stepsInWords = (steps: WayValues['steps'], { inWords }: DeliveryTexts): string =>
  steps.map(({ sum, price }, at) => (at === 0 ? price : inWords.stepBySum(price, sum))).join('; ');

const weightsInWords = (steps: WayValues['heavier'], { inWords }: DeliveryTexts): string =>
  steps.map(({ over, price }) => inWords.stepByWeight(price, over)).join('; ');

/** One line each, for the comparison of two edits. */
export const waysInWords = (ways: readonly WayValues[], texts: DeliveryTexts): string =>
  ways
    .map((way, index) => {
      const { kind, countries, steps, heavier, freeFrom, days } = way;
      const terms = [
        texts.kinds[kind],
        kind !== 'pick-up' && countriesInWords(countries),
        [stepsInWords(steps, texts), weightsInWords(heavier, texts)].filter(Boolean).join('; '),
        freeFrom && texts.inWords.freeFrom(freeFrom),
        texts.inWords.days(days.from, days.to),
      ];
      return `${nameOfWay(way, index, texts)}: ${terms.filter(Boolean).join(', ')}`;
    })
    .join('\n');

const daysField = (label: string): FieldSpec => ({
  label,
  ...wholeNumberUpTo(DELIVERY_DAYS_MAX, 0),
});

export const fieldsOfWay = (
  way: WayValues,
  index: number,
  texts: DeliveryTexts,
): Record<string, FieldSpec> => {
  const at = `ways.${index}`;
  const of = nameOfWay(way, index, texts);
  const fee = { of, label: texts.fee, required: true, ...priceField() };
  return {
    [`${at}.name`]: { of, label: texts.name, optional: true, maxLength: WAY_NAME_MAX },
    [`${at}.kind`]: { of, label: texts.kind, shows: (kind: WayKind) => texts.kinds[kind] },
    [`${at}.countries`]: { of, label: texts.countries, shows: countriesInWords },
    [`${at}.freeFrom`]: {
      of,
      label: texts.freeFrom,
      optional: true,
      hint: texts.freeFromHint,
      ...priceField(),
    },
    [`${at}.days.from`]: { of, ...daysField(texts.daysFrom) },
    [`${at}.days.to`]: { of, ...daysField(texts.daysTo) },
    [`${at}.steps`]: {
      of,
      label: texts.stepsBySum,
      shows: (steps: WayValues['steps']) => stepsInWords(steps, texts),
    },
    [`${at}.heavier`]: {
      of,
      label: texts.stepsByWeight,
      shows: (steps: WayValues['heavier']) => weightsInWords(steps, texts),
    },
    ...Object.fromEntries(
      way.steps.flatMap((_step, step) => [
        [`${at}.steps.${step}.sum`, { ...fee, label: texts.fromSum }],
        [
          `${at}.steps.${step}.price`,
          { ...fee, label: step === 0 ? texts.deliveryFee : texts.fee },
        ],
      ]),
    ),
    ...Object.fromEntries(
      way.heavier.flatMap((_step, step) => [
        [
          `${at}.heavier.${step}.over`,
          { of, label: texts.overWeight, ...wholeNumberUpTo(WEIGHT_MAX) },
        ],
        [`${at}.heavier.${step}.price`, fee],
      ]),
    ),
  };
};
