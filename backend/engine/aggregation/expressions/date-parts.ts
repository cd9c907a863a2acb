import { toNumber } from '../../bson/numbers.ts';
import {
  documentOf,
  isDocument,
  isNumeric,
  type Maybe,
  UtcDate,
  type Value,
} from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import {
  calendarParts,
  dayOfYear,
  isoWeek,
  isoWeekday,
  isoWeekStart,
  weekOfYear,
} from './calendar.ts';
import {
  compileArguments,
  isNullish,
  namedArguments,
  type OperatorCompiler,
  type Operators,
  wrongType,
} from './operator.ts';
import type { Expression } from './scope.ts';
import { DAY, instantOf, toInstant, utcMs, type Zone, zoneFrom } from './time-zone.ts';

/** The date (and zone) arguments shared by $year and its kind: a date, or { date, timezone }. */
function part(read: (local: number) => Value): OperatorCompiler {
  return (argument, context) => {
    let date: Expression;
    let timezone: Expression | undefined;
    if (isDocument(argument) && ('date' in argument || 'timezone' in argument)) {
      const named = namedArguments(argument, context, ['date'], ['timezone']);
      date = context.compile(named.date as Value);
      timezone = named.timezone === undefined ? undefined : context.compile(named.timezone);
    } else [date] = compileArguments(argument, context, 1) as [Expression];
    return (root, frame) => {
      const value = date(root, frame);
      const zone = zoneFrom(timezone?.(root, frame), timezone !== undefined, context.name);
      if (isNullish(value) || !zone) return null;
      const instant = instantOf(value, context.name);
      return read(instant + zone.offsetAt(instant));
    };
  };
}

function partsOf(local: number, iso: boolean): Value {
  const { year, month, day, hour, minute, second, millisecond } = calendarParts(local);
  const time = { hour, minute, second, millisecond };
  if (!iso) return documentOf({ year, month, day, ...time });
  const week = isoWeek(local);
  return documentOf({
    isoWeekYear: week.year,
    isoWeek: week.week,
    isoDayOfWeek: isoWeekday(local),
    ...time,
  });
}

const TIME = ['hour', 'minute', 'second', 'millisecond'];

function fromParts(value: (name: string) => number, iso: boolean, zone: Zone): UtcDate {
  const start = iso
    ? isoWeekStart(value('isoWeekYear'), value('isoWeek')) + (value('isoDayOfWeek') - 1) * DAY
    : utcMs(value('year'), value('month'), value('day'));
  const time = value('hour') * 3_600_000 + value('minute') * 60_000 + value('second') * 1000;
  return new UtcDate(toInstant(start + time + value('millisecond'), zone));
}

export const operators: Operators = {
  $year: part((local) => new Date(local).getUTCFullYear()),
  $month: part((local) => new Date(local).getUTCMonth() + 1),
  $dayOfMonth: part((local) => new Date(local).getUTCDate()),
  $hour: part((local) => new Date(local).getUTCHours()),
  $minute: part((local) => new Date(local).getUTCMinutes()),
  $second: part((local) => new Date(local).getUTCSeconds()),
  $millisecond: part((local) => new Date(local).getUTCMilliseconds()),
  $dayOfWeek: part((local) => new Date(local).getUTCDay() + 1),
  $dayOfYear: part(dayOfYear),
  $week: part(weekOfYear),
  $isoWeek: part((local) => isoWeek(local).week),
  $isoWeekYear: part((local) => BigInt(isoWeek(local).year)),
  $isoDayOfWeek: part(isoWeekday),

  $dateToParts(argument, context) {
    const named = namedArguments(argument, context, ['date'], ['timezone', 'iso8601']);
    const date = context.compile(named.date as Value);
    const timezone = named.timezone === undefined ? undefined : context.compile(named.timezone);
    const iso = context.compile(named.iso8601 ?? false);
    return (root, frame) => {
      const value = date(root, frame);
      const zone = zoneFrom(timezone?.(root, frame), timezone !== undefined, context.name);
      if (isNullish(value) || !zone) return null;
      const wantsIso = iso(root, frame);
      if (typeof wantsIso !== 'boolean')
        throw wrongType(40521, 'iso8601 must evaluate to a bool', wantsIso);
      const instant = instantOf(value, context.name);
      return partsOf(instant + zone.offsetAt(instant), wantsIso);
    };
  },

  $dateFromParts(argument, context) {
    const iso = isDocument(argument) && 'isoWeekYear' in argument;
    const names = iso ? ['isoWeekYear', 'isoWeek', 'isoDayOfWeek'] : ['year', 'month', 'day'];
    const named = namedArguments(argument, context, names.slice(0, 1), [
      ...names.slice(1),
      ...TIME,
      'timezone',
    ]);
    const parts = [...names, ...TIME].map((name) => ({
      name,
      evaluate: named[name] === undefined ? undefined : context.compile(named[name]),
      otherwise: TIME.includes(name) ? 0 : 1,
    }));
    const timezone = named.timezone === undefined ? undefined : context.compile(named.timezone);
    return (root, frame) => {
      const values = new Map<string, number>();
      for (const { name, evaluate, otherwise } of parts) {
        const value: Maybe = evaluate ? evaluate(root, frame) : otherwise;
        if (isNullish(value)) return null;
        const n = isNumeric(value) ? toNumber(value) : Number.NaN;
        if (!Number.isInteger(n))
          throw wrongType(40515, `'${name}' must evaluate to an integer`, value);
        if (name === names[0] && (n < 1 || n > 9999))
          throw new CommandError(
            40523,
            `'${name}' must evaluate to an integer in the range 1 to 9999, found ${n}`,
          );
        values.set(name, n);
      }
      const zone = zoneFrom(timezone?.(root, frame), timezone !== undefined, context.name);
      return zone ? fromParts((name) => values.get(name) ?? 0, iso, zone) : null;
    };
  },
};
