import type { UtcDate, Value } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { calendarParts, dayOfYear, isoWeek, isoWeekday, weekOfYear } from './calendar.ts';
import { isNullish, namedArguments, type Operators, wrongType } from './operator.ts';
import { instantOf, MINUTE, zoneFrom } from './time-zone.ts';

const pad = (n: number, digits = 2): string => String(n).padStart(digits, '0');
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

type Piece = (local: number, offset: number) => string;
const pieces: Record<string, Piece> = {
  Y: (local) => year(new Date(local).getUTCFullYear()),
  m: (local) => pad(new Date(local).getUTCMonth() + 1),
  d: (local) => pad(new Date(local).getUTCDate()),
  H: (local) => pad(new Date(local).getUTCHours()),
  M: (local) => pad(new Date(local).getUTCMinutes()),
  S: (local) => pad(new Date(local).getUTCSeconds()),
  L: (local) => pad(new Date(local).getUTCMilliseconds(), 3),
  b: (local) => (MONTHS[calendarParts(local).month - 1] as string).slice(0, 3),
  B: (local) => MONTHS[calendarParts(local).month - 1] as string,
  j: (local) => pad(dayOfYear(local), 3),
  w: (local) => String(new Date(local).getUTCDay() + 1),
  u: (local) => String(isoWeekday(local)),
  U: (local) => pad(weekOfYear(local)),
  V: (local) => pad(isoWeek(local).week),
  G: (local) => year(isoWeek(local).year),
  z: (_local, offset) => {
    const minutes = Math.abs(offset) / MINUTE;
    return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}${pad(minutes % 60)}`;
  },
  Z: (_local, offset) => String(offset / MINUTE),
  '%': () => '%',
};

function year(n: number): string {
  if (n < 0 || n > 9999)
    throw new CommandError(
      18537,
      `Could not convert date to string: date component was outside the supported range of 0-9999: ${n}`,
    );
  return pad(n, 4);
}

/** A strftime-like format as a function. https://www.mongodb.com/docs/manual/reference/operator/aggregation/dateToString/ */
function compileFormat(format: string): Piece {
  const parts: Piece[] = [];
  for (const [, specifier, text] of format.matchAll(/%(.?)|([^%]+)/gs)) {
    if (text !== undefined) {
      parts.push(() => text);
      continue;
    }
    const piece = pieces[specifier as string];
    if (!piece)
      throw specifier === ''
        ? new CommandError(18535, "Unmatched '%' at end of format string")
        : new CommandError(18536, `Invalid format character '%${specifier}' in format string`);
    parts.push(piece);
  }
  return (local, offset) => {
    let result = '';
    for (const piece of parts) result += piece(local, offset);
    return result;
  };
}

const isoFormat = compileFormat('%Y-%m-%dT%H:%M:%S.%L');

/** 2026-01-31T12:00:00.000Z */
export const formatDate = (date: UtcDate): string => `${isoFormat(date.ms, 0)}Z`;

export const operators: Operators = {
  $dateToString(argument, context) {
    const named = namedArguments(argument, context, ['date'], ['format', 'timezone', 'onNull']);
    const date = context.compile(named.date as Value);
    const format = named.format === undefined ? undefined : context.compile(named.format);
    const timezone = named.timezone === undefined ? undefined : context.compile(named.timezone);
    const onNull = named.onNull === undefined ? () => null : context.compile(named.onNull);
    const compiled = new Map<string, Piece>();
    const known = (text: string): Piece => {
      const piece = compiled.get(text) ?? compileFormat(text);
      compiled.set(text, piece);
      return piece;
    };
    if (typeof named.format === 'string' && !named.format.startsWith('$')) known(named.format);
    return (root, frame) => {
      const value = date(root, frame);
      if (isNullish(value)) return onNull(root, frame);
      const zone = zoneFrom(timezone?.(root, frame), timezone !== undefined, context.name);
      if (!zone) return null;
      const text = format
        ? format(root, frame)
        : `%Y-%m-%dT%H:%M:%S.%L${zone.name === 'UTC' ? 'Z' : ''}`;
      if (isNullish(text)) return null;
      if (typeof text !== 'string')
        throw wrongType(18533, "$dateToString requires that 'format' be a string", text);
      const instant = instantOf(value, context.name);
      const offset = zone.offsetAt(instant);
      return known(text)(instant + offset, offset);
    };
  },
};
