import { CommandError, ErrorCode } from '../../errors.ts';
import { calendarParts, isoWeekStart } from './calendar.ts';
import { DAY, toInstant, utcMs, type Zone, zoneOf } from './time-zone.ts';

const MONTH_NAMES = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];

const patterns: Record<string, string> = {
  Y: '\\d{4}',
  G: '\\d{4}',
  m: '\\d{1,2}',
  d: '\\d{1,2}',
  H: '\\d{1,2}',
  M: '\\d{1,2}',
  S: '\\d{1,2}',
  L: '\\d{1,3}',
  V: '\\d{1,2}',
  u: '[1-7]',
  j: '\\d{1,3}',
  b: '[A-Za-z]{3}',
  B: '[A-Za-z]+',
  z: '[+-]\\d\\d:?\\d\\d|Z',
  Z: '[+-]?\\d+',
};

const failure = (text: string, format: string): CommandError =>
  new CommandError(
    ErrorCode.ConversionFailure,
    `Error parsing date string '${text}' with format '${format}'`,
  );

/** Reads `text` by a $dateFromString format; ms since 1970. */
export function parseWithFormat(text: string, format: string, zone: Zone): number {
  const names: string[] = [];
  const source = format.replace(/%(.?)|[\\^$.*+?()[\]{}|/]/gs, (found, specifier?: string) => {
    if (specifier === undefined) return `\\${found}`;
    if (specifier === '%') return '%';
    const pattern = patterns[specifier];
    if (!pattern)
      throw new CommandError(18536, `Invalid format character '%${specifier}' in format string`);
    names.push(specifier);
    return `(${pattern})`;
  });
  const match = new RegExp(`^${source}$`).exec(text);
  if (!match) throw failure(text, format);
  const values = new Map(names.map((name, i) => [name, match[i + 1] as string]));
  const number = (name: string, otherwise: number) => Number(values.get(name) ?? otherwise);
  const time =
    number('H', 0) * 3_600_000 + number('M', 0) * 60_000 + number('S', 0) * 1000 + number('L', 0);
  const clock = dayOf(values, number, () => failure(text, format)) + time;
  const offset = values.get('z');
  if (offset) return toInstant(clock, zoneOf(offset === 'Z' ? 'UTC' : offset));
  if (values.has('Z')) return clock - number('Z', 0) * 60_000;
  return toInstant(clock, zone);
}

function dayOf(
  values: Map<string, string>,
  number: (name: string, otherwise: number) => number,
  fail: () => CommandError,
): number {
  if (values.has('G'))
    return isoWeekStart(number('G', 0), number('V', 1)) + (number('u', 1) - 1) * DAY;
  if (!values.has('Y')) throw fail();
  if (values.has('j')) return utcMs(number('Y', 0), 1, number('j', 1));
  const name = (values.get('b') ?? values.get('B'))?.slice(0, 3).toLowerCase();
  const month = name === undefined ? number('m', 1) : MONTH_NAMES.indexOf(name) + 1;
  const day = number('d', 1);
  const result = utcMs(number('Y', 0), month, day);
  const read = calendarParts(result);
  if (month < 1 || read.month !== month || read.day !== day) throw fail();
  return result;
}
