import { SalesDay, type StoredSalesDay } from './sales-days.model.ts';

/** Returns what is kept for the days from one to another, oldest first. */
export const listDays = (from: string, to: string): Promise<StoredSalesDay[]> =>
  SalesDay.find({ _id: { $gte: from, $lte: to }, revision: { $exists: true } })
    .sort({ _id: 1 })
    .lean<StoredSalesDay[]>()
    .exec();

/** Returns what is kept for the days before one, of which an order got its final status on it or later. */
export const listDaysEndingSince = (from: string): Promise<StoredSalesDay[]> =>
  SalesDay.find({ lastEnd: { $gte: from }, _id: { $lt: from } })
    .lean<StoredSalesDay[]>()
    .exec();
