import { z } from 'zod';
import { elseCode, type Refusal, refused } from '../../field-codes.ts';
import { areDifferent, Line, Money, Price, wholeNumber } from '../../parts.schemas.ts';
import { COUNTRIES } from '../place/countries.ts';
import {
  CLOSED_DATES_MAX,
  DELIVERY_DAYS_MAX,
  KEPT_DAYS_MAX,
  STEPS_MAX,
  WAY_KINDS,
  WAY_NAME_MAX,
  WAYS_MAX,
} from './delivery.ts';
import { WEIGHT_MAX } from './weight.ts';

const WayId = z
  .string()
  .regex(elseCode('invalid-id', /^[a-z0-9-]{1,40}$/), 'This is not a valid id.');

/** See `DeliveryWay` in `delivery.ts`. */
export const DeliveryWay = z.object({
  id: WayId,
  name: z.string().optional(),
  kind: z.enum(WAY_KINDS),
  countries: z.array(z.string()),
  steps: z.array(z.object({ sum: Money, price: Money })),
  /** By weight above `over`, in grams. */
  heavier: z.array(z.object({ over: z.number().int(), price: Money })).optional(),
  freeFrom: Money.optional(),
  days: z.object({ from: z.number().int(), to: z.number().int() }),
});

export const ClosedDays = z.object({
  weekdays: z.array(z.number().int()),
  dates: z.array(z.string()),
});

const days = z
  .number({ error: 'Please enter whole days.' })
  .int('Please enter whole days.')
  .min(0, 'Please enter whole days.')
  .max(DELIVERY_DAYS_MAX, `Please enter at most ${DELIVERY_DAYS_MAX} days.`);

const steps = z
  .array(z.strictObject({ sum: Price, price: Price }))
  .min(1, 'Please enter a price.')
  .max(STEPS_MAX, `At most ${STEPS_MAX} steps.`)
  .superRefine((all, { addIssue }) => {
    all.forEach(({ sum }, index) => {
      const problem = stepProblem(sum, all[index - 1]?.sum);
      if (problem) addIssue({ code: 'custom', path: [index, 'sum'], ...problem });
    });
  });

const heavier = z
  .array(
    z.strictObject({
      over: wholeNumber(1, WEIGHT_MAX, `Please enter grams, from 1 to ${WEIGHT_MAX}.`),
      price: Price,
    }),
  )
  .min(1)
  .max(STEPS_MAX, `At most ${STEPS_MAX} steps.`)
  .superRefine((all, { addIssue }) => {
    all.forEach(({ over }, index) => {
      const before = all[index - 1]?.over;
      const problem = before === undefined ? undefined : orderProblem(over, before, 'weight');
      if (problem) addIssue({ code: 'custom', path: [index, 'over'], ...problem });
    });
  });

/** Returns why a step cannot follow the one before it. */
function stepProblem(sum: number, before: number | undefined): Refusal | undefined {
  if (before === undefined)
    return sum > 0
      ? refused('too-large', 'The first step begins at 0; below it, there is no price.', {
          maximum: 0,
        })
      : undefined;
  return orderProblem(sum, before, 'sum');
}

function orderProblem(start: number, before: number, of: 'sum' | 'weight'): Refusal | undefined {
  if (start === before) return refused('duplicate', `Two steps begin at this ${of}.`);
  return start < before
    ? refused('out-of-order', 'This step overlaps with the one before it, which begins later.')
    : undefined;
}

const EditWay = z
  .strictObject({
    id: WayId,
    name: Line.max(WAY_NAME_MAX, `At most ${WAY_NAME_MAX} characters.`).optional(),
    kind: z.enum(WAY_KINDS),
    countries: z
      .array(z.enum(COUNTRIES, 'Please choose a country.'))
      .max(COUNTRIES.length)
      .refine(areDifferent, refused('duplicate', 'A country is there twice.')),
    steps,
    heavier: heavier.optional(),
    freeFrom: Price.optional(),
    days: z.strictObject({ from: days, to: days }),
  })
  .superRefine(({ kind, steps, heavier, freeFrom, days: { from, to } }, { addIssue }) => {
    const issue = (path: PropertyKey[], refusal: Refusal) =>
      addIssue({ code: 'custom', path, ...refusal });
    if (kind !== 'pick-up' && from < 1)
      issue(
        ['days', 'from'],
        refused('too-small', 'Delivery takes at least one day.', { minimum: 1 }),
      );
    if (heavier && steps.length > 1)
      issue(
        ['heavier', 0, 'over'],
        refused('not-together', 'The price of a way has steps by sum or by weight, not both.', {
          fields: ['steps', 'heavier'],
        }),
      );
    if (from > to)
      issue(
        ['days', 'to'],
        refused('out-of-order', 'The latest day cannot be before the earliest one.', {
          after: 'days.from',
        }),
      );
    steps.forEach(({ sum }, index) => {
      if (index > 0 && sum >= (freeFrom ?? Number.POSITIVE_INFINITY))
        issue(
          ['steps', index, 'sum'],
          refused('out-of-order', 'This step never holds: from a lower sum on, it is free.', {
            before: 'freeFrom',
          }),
        );
    });
  });

/** In the order in which customers see them. */
export const EditWays = z
  .array(EditWay)
  .min(1, 'Please offer at least one way of delivery.')
  .max(WAYS_MAX, `At most ${WAYS_MAX} ways.`)
  .superRefine((ways, { addIssue }) => {
    ways.forEach(({ id, name }, index) => {
      const issue = (field: string, refusal: Refusal) =>
        addIssue({ code: 'custom', path: [index, field], ...refusal });
      const others = ways.slice(0, index);
      if (others.some((other) => other.id === id))
        issue('id', refused('duplicate', 'Two ways have this id.'));
      if (ways.length > 1 && !name)
        issue('name', refused('required', 'Please enter a name; customers choose by it.'));
      else if (name && others.some((other) => other.name === name))
        issue('name', refused('duplicate', 'Two ways have this name.'));
    });
  });

export const EditClosedDays = z.strictObject({
  weekdays: z
    .array(z.number().int().min(0).max(6))
    .max(7, 'A week has seven days.')
    .refine(
      (weekdays) => new Set(weekdays).size < 7,
      refused('always-closed', 'At least one weekday must be open.'),
    ),
  dates: z
    .array(z.iso.date('Please enter dates such as 2026-12-25.'))
    .max(CLOSED_DATES_MAX, `At most ${CLOSED_DATES_MAX} dates.`),
});

export const KeptDays = wholeNumber(1, KEPT_DAYS_MAX);
export const UsualWeight = wholeNumber(
  1,
  WEIGHT_MAX,
  `Please enter grams, from 1 to ${WEIGHT_MAX}.`,
);
