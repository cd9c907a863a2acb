import { toNumber } from '../../bson/numbers.ts';
import { isNumeric, type Maybe, UtcDate, type Value } from '../../bson/values.ts';
import { CommandError, ErrorCode, notImplemented } from '../../errors.ts';
import { addMonths, calendarParts } from './calendar.ts';
import {
  isNullish,
  namedArguments,
  type OperatorCompiler,
  type OperatorContext,
  type Operators,
  wrongType,
} from './operator.ts';
import { DAY, instantOf, toInstant, utcMs, type Zone, zoneFrom } from './time-zone.ts';

/** Units of fixed length in ms; the other ones are months. */
const FIXED: Record<string, number> = {
  week: 7 * DAY,
  day: DAY,
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
};
const MONTHS: Record<string, number> = { year: 12, quarter: 3, month: 1 };
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

function unitOf(value: Maybe, name: string): string {
  if (typeof value !== 'string')
    throw wrongType(5439013, `${name} requires 'unit' to be a string`, value);
  if (!(value in FIXED) && !(value in MONTHS))
    throw new CommandError(ErrorCode.FailedToParse, `${name}: unknown time unit value: ${value}`);
  return value;
}

function weekdayOf(value: Maybe, name: string): number {
  if (value === undefined) return 0;
  const found =
    typeof value === 'string'
      ? WEEKDAYS.findIndex(
          (day) => day === value.toLowerCase() || day.slice(0, 3) === value.toLowerCase(),
        )
      : -1;
  if (found < 0)
    throw new CommandError(
      ErrorCode.FailedToParse,
      `${name}: unknown day of week value: ${String(value)}`,
    );
  return found;
}

function wholeOf(value: Maybe, code: number, what: string): number {
  const n = isNumeric(value) ? toNumber(value) : Number.NaN;
  if (!Number.isInteger(n)) throw wrongType(code, `${what} must be an integer`, value);
  return n;
}

/** Months and days follow the clock on the wall, hours and smaller units the time that passes. */
function shift(instant: number, unit: string, amount: number, zone: Zone): number {
  const months = MONTHS[unit];
  const fixed = FIXED[unit] as number;
  if (months === undefined && fixed < DAY) return instant + amount * fixed;
  const local = instant + zone.offsetAt(instant);
  return toInstant(
    months === undefined ? local + amount * fixed : addMonths(local, amount * months),
    zone,
  );
}

const monthNumber = (local: number): number => {
  const { year, month } = calendarParts(local);
  return year * 12 + month - 1;
};
/** 1970-01-01 was a Thursday (4). */
const weekNumber = (local: number, start: number): number =>
  Math.floor((Math.floor(local / DAY) + 4 - start) / 7);

/** How often the boundary of a unit lies between two instants. */
function boundaries(from: number, to: number, unit: string, start: number, zone: Zone): number {
  const [a, b] = [from + zone.offsetAt(from), to + zone.offsetAt(to)];
  const months = MONTHS[unit];
  if (months !== undefined)
    return Math.floor(monthNumber(b) / months) - Math.floor(monthNumber(a) / months);
  if (unit === 'week') return weekNumber(b, start) - weekNumber(a, start);
  const fixed = FIXED[unit] as number;
  if (unit === 'day') return Math.floor(b / fixed) - Math.floor(a / fixed);
  // Within a day only the odd part of the zone (such as 30 minutes) moves a boundary.
  const [oddFrom, oddTo] = [zone.offsetAt(from) % fixed, zone.offsetAt(to) % fixed];
  return Math.floor((to + oddTo) / fixed) - Math.floor((from + oddFrom) / fixed);
}

/** The beginning of the bin an instant falls in; bins are counted from 2000-01-01 in the zone. */
function truncate(instant: number, unit: string, size: number, start: number, zone: Zone): number {
  const local = instant + zone.offsetAt(instant);
  const reference = utcMs(2000, 1, 1);
  const months = MONTHS[unit];
  if (months !== undefined) {
    const origin = 2000 * 12;
    const bin = Math.floor((monthNumber(local) - origin) / (months * size));
    return toInstant(addMonths(reference, bin * months * size), zone);
  }
  if (unit === 'week') {
    if (size !== 1) throw notImplemented('$dateTrunc by several weeks');
    return toInstant((weekNumber(local, start) * 7 - 4 + start) * DAY, zone);
  }
  const fixed = (FIXED[unit] as number) * size;
  if (unit === 'day')
    return toInstant(reference + Math.floor((local - reference) / fixed) * fixed, zone);
  const origin = toInstant(reference, zone);
  return origin + Math.floor((instant - origin) / fixed) * fixed;
}

/** Evaluates all named arguments; null as soon as one of them is. */
function withArguments(
  argument: Value,
  context: OperatorContext,
  required: string[],
  optional: string[],
  apply: (values: Record<string, Maybe>, zone: Zone) => Value,
): ReturnType<OperatorCompiler> {
  const named = namedArguments(argument, context, required, [...optional, 'timezone']);
  const parts = Object.entries(named).map(([key, value]) => ({
    key,
    evaluate: context.compile(value as Value),
  }));
  return (root, frame) => {
    const values: Record<string, Maybe> = {};
    for (const { key, evaluate } of parts) {
      const value = evaluate(root, frame);
      if (isNullish(value)) return null;
      values[key] = value;
    }
    const zone = zoneFrom(values.timezone, 'timezone' in named, context.name);
    return zone ? apply(values, zone) : null;
  };
}

const shifting =
  (sign: 1 | -1): OperatorCompiler =>
  (argument, context) =>
    withArguments(argument, context, ['startDate', 'unit', 'amount'], [], (values, zone) => {
      const amount = wholeOf(values.amount, 5166405, `${context.name} expects 'amount'; it`);
      const instant = instantOf(values.startDate, context.name);
      return new UtcDate(shift(instant, unitOf(values.unit, context.name), sign * amount, zone));
    });

export const operators: Operators = {
  $dateAdd: shifting(1),
  $dateSubtract: shifting(-1),
  $dateDiff: (argument, context) =>
    withArguments(
      argument,
      context,
      ['startDate', 'endDate', 'unit'],
      ['startOfWeek'],
      (values, zone) => {
        const [from, to] = [
          instantOf(values.startDate, context.name),
          instantOf(values.endDate, context.name),
        ];
        const start = weekdayOf(values.startOfWeek, context.name);
        return BigInt(boundaries(from, to, unitOf(values.unit, context.name), start, zone));
      },
    ),
  $dateTrunc: (argument, context) =>
    withArguments(
      argument,
      context,
      ['date', 'unit'],
      ['binSize', 'startOfWeek'],
      (values, zone) => {
        const size =
          values.binSize === undefined ? 1 : wholeOf(values.binSize, 5439017, '$dateTrunc binSize');
        if (size <= 0)
          throw new CommandError(5439018, '$dateTrunc requires binSize to be greater than 0');
        const start = weekdayOf(values.startOfWeek, context.name);
        return new UtcDate(
          truncate(
            instantOf(values.date, context.name),
            unitOf(values.unit, context.name),
            size,
            start,
            zone,
          ),
        );
      },
    ),
};
