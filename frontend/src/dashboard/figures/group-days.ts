import { refusedRate } from '@book-store/contract/figures';
import { dateFormat } from '@book-store/contract/place';
import type { Figures } from '@book-store/contract/schemas/figures';
import { sumOf } from '../../lib/amount.ts';

type Day = Figures['days'][number];
/** Some days that are one bar and one row; `name` is the whole span in words. */
export type DayGroup = Omit<Day, 'day'> & { label: string; name: string };

/** How many bars a chart has room for. */
const BARS_MAX = 62;

const format = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: 'UTC' });
const dayLabel = () => format({ month: 'short', day: 'numeric' });
const dayName = () => format({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const monthLabel = () => format({ month: 'short' });
const monthName = () => format({ month: 'long', year: 'numeric' });

/** Returns the days of a range, or its months where it has too many days for a chart. */
export function groupDays(days: readonly Day[]): DayGroup[] {
  if (days.length <= BARS_MAX) {
    return days.map(({ day, ...sums }) => ({
      ...sums,
      label: dayLabel().format(Date.parse(day)),
      name: dayName().format(Date.parse(day)),
    }));
  }
  const months = new Map<string, Day[]>();
  for (const day of days) {
    const month = day.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months].map(([month, own]) => toMonth(month, own, months.size));
}

function toMonth(month: string, days: readonly Day[], months: number): DayGroup {
  const first = Date.parse(`${month}-01`);
  const total = (member: 'orders' | 'delivered' | 'refused') =>
    days.reduce((sum, day) => sum + day[member], 0);
  const [delivered, refused] = [total('delivered'), total('refused')];
  return {
    // More than a year has some months twice.
    label:
      months > 12
        ? `${monthLabel().format(first)} ${month.slice(2, 4)}`
        : monthLabel().format(first),
    name: monthName().format(first),
    orders: total('orders'),
    revenue: sumOf(days.map((day) => day.revenue)),
    cashToCollect: sumOf(days.map((day) => day.cashToCollect)),
    cashCollected: sumOf(days.map((day) => day.cashCollected)),
    delivered,
    refused,
    refusedRate: refusedRate({ delivered, refused }),
  };
}
