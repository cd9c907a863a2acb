import { shopDay, startOfDay } from '@book-store/contract/place';
import { TAX_RATE_MAX, type TaxBasis, type TaxSum } from '@book-store/contract/settings/tax/tax';
import { monthOf } from '../../platform/time/utc-day.ts';
import { ordersMovedSince } from './orders-moved-since.ts';
import { suppliedTo } from './supplied-on.ts';
import { taxRowsOf } from './tax-rows.ts';

/** The totals of a month ('2026-01', in the shop's time zone) in one country at one tax rate. */
export type MonthlyTax = TaxSum & { month: string; country?: string | undefined; orders: number };

type Range = { from: string; to: string };

/**
 * Sums what is taxed in a range of the shop's days, by month, country and rate: by the days of delivery or of payment. What
 * a refund, a return or an order's end takes off counts on its own day. Untaxed amounts have no rate, and come last in
 * their month.
 */
export async function sumTaxes({ from, to }: Range, basis: TaxBasis): Promise<MonthlyTax[]> {
  const sums = new Map<string, MonthlyTax>();
  for await (const order of ordersMovedSince(startOfDay(from))) {
    const country = suppliedTo(order);
    for (const { at, sums: changed, orders } of taxRowsOf(order, basis)) {
      const day = shopDay(at);
      if (day < from || day > to) continue;
      for (const { rate, net, tax, gross } of changed) {
        const month = monthOf(day);
        const key = `${month} ${country} ${rate ?? 'none'}`;
        const before = sums.get(key) ?? { month, country, net: 0, tax: 0, gross: 0, orders: 0 };
        sums.set(key, {
          ...{ month, country },
          ...(rate !== undefined && { rate }),
          net: before.net + net,
          tax: before.tax + tax,
          gross: before.gross + gross,
          orders: before.orders + orders,
        });
      }
    }
  }
  return [...sums.values()]
    .filter(({ net, tax, gross, orders }) => net || tax || gross || orders)
    .sort((one, other) => compare(placeOf(one), placeOf(other)));
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** By month, rate and country. */
const placeOf = ({ month, rate = TAX_RATE_MAX + 1, country = '' }: MonthlyTax): string =>
  `${month} ${rate} ${country}`;
