import type { Types } from 'mongoose';
import { ofNumber, ordersOfPapers } from '../papers/search-papers.ts';
import { Order } from './orders.model.ts';

const FOUND_MAX = 100;

/** The orders whose invoice, credit note or parcel has this number. */
export async function findByReference(q: string): Promise<Types.ObjectId[]> {
  const typed = q.trim();
  if (!/\d/.test(typed)) return [];
  const parcels = ofNumber(typed).map((number) =>
    Order.find({ 'tracking.number': number }, { _id: 1 })
      .hint({ 'tracking.number': 1 })
      .limit(FOUND_MAX)
      .lean<{ _id: Types.ObjectId }[]>(),
  );
  const [ofPapers, ofParcels] = await Promise.all([ordersOfPapers(typed), Promise.all(parcels)]);
  return [...ofPapers, ...ofParcels.flat().map(({ _id }) => _id)];
}
