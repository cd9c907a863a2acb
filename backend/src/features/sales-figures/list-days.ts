import { SalesDay, type StoredSalesDay } from './sales-days.model.ts';
import type { Days } from './sales-spans.ts';

/** Returns what is kept for the days from one to another, oldest first. */
export const listDays = (from: string, to: string): Promise<StoredSalesDay[]> =>
  SalesDay.find({ _id: { $gte: from, $lte: to }, revision: { $exists: true } })
    .sort({ _id: 1 })
    .lean<StoredSalesDay[]>()
    .exec();

/** Returns how the sales of these days are called, oldest first. */
export const listBookSales = (from: string, to: string): Promise<Days> =>
  SalesDay.find({ _id: { $gte: from, $lte: to }, revision: { $exists: true } }, { bookSales: 1 })
    .sort({ _id: 1 })
    .lean<Days>()
    .exec();

/** Returns what is kept for the days before one, of which an order got its final status on it or later. */
export const listDaysEndingSince = (from: string): Promise<StoredSalesDay[]> =>
  SalesDay.find({ lastEnd: { $gte: from }, _id: { $lt: from } })
    .lean<StoredSalesDay[]>()
    .exec();
