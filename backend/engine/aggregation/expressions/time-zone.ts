import { type Maybe, ObjectId, Timestamp, UtcDate } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { wrongType } from './operator.ts';

export const MINUTE = 60_000;
export const DAY = 86_400_000;

/** A zone as the distance of its clocks from UTC (in ms) at an instant. */
export interface Zone {
  name: string;
  offsetAt(ms: number): number;
}

export const UTC: Zone = { name: 'UTC', offsetAt: () => 0 };
const zones = new Map<string, Zone>([
  ['UTC', UTC],
  ['GMT', { ...UTC, name: 'GMT' }],
]);

/** The zone of an IANA name (Europe/Berlin) or a fixed distance (+01:00, +0100, +01). */
export function zoneOf(name: string): Zone {
  const known = zones.get(name);
  if (known) return known;
  const zone = fixedZone(name) ?? namedZone(name);
  zones.set(name, zone);
  return zone;
}

function fixedZone(name: string): Zone | undefined {
  const fixed = /^([+-])(\d\d)(?::?(\d\d))?$/.exec(name);
  if (!fixed) return undefined;
  const offset =
    (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)) * MINUTE * (fixed[1] === '-' ? -1 : 1);
  return { name, offsetAt: () => offset };
}

function namedZone(name: string): Zone {
  let format: Intl.DateTimeFormat;
  try {
    if (!/^[A-Za-z]/.test(name)) throw new RangeError();
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    throw new CommandError(40485, `unrecognized time zone identifier: "${name}"`);
  }
  // Clocks change on quarters of an hour, so one answer serves a whole quarter.
  const known = new Map<number, number>();
  return {
    name,
    offsetAt(ms) {
      const quarter = Math.floor(ms / (15 * MINUTE));
      let offset = known.get(quarter);
      if (offset === undefined) {
        offset = offsetFromClock(format, quarter * 15 * MINUTE);
        if (known.size > 50_000) known.clear();
        known.set(quarter, offset);
      }
      return offset;
    },
  };
}

function offsetFromClock(format: Intl.DateTimeFormat, ms: number): number {
  const part: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(ms)) part[type] = value;
  const year = part.era === 'BC' ? 1 - Number(part.year) : Number(part.year);
  const clock = utcMs(
    year,
    Number(part.month),
    Number(part.day),
    Number(part.hour),
    Number(part.minute),
    Number(part.second),
  );
  return clock - ms;
}

/** As Date.UTC with months from 1, without its special years 0 to 99. */
export function utcMs(
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
  second = 0,
  ms = 0,
): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second, ms);
  return date.getTime();
}

/** The instant of a date-like value. */
export function instantOf(value: Maybe, name: string): number {
  if (value instanceof UtcDate) return value.ms;
  if (value instanceof Timestamp) return Number(value.value >> 32n) * 1000;
  if (value instanceof ObjectId) return Buffer.from(value.bytes, 'latin1').readUInt32BE(0) * 1000;
  throw wrongType(16006, `can't convert to date for ${name}`, value);
}

/** The zone an optional expression names; undefined when it is null. */
export function zoneFrom(value: Maybe, given: boolean, name: string): Zone | undefined {
  if (!given) return UTC;
  if (value === null || value === undefined) return undefined;
  if (typeof value !== 'string')
    throw wrongType(40517, `timezone must evaluate to a string in ${name}`, value);
  return zoneOf(value);
}
