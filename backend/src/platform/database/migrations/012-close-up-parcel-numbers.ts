import type { mongo } from 'mongoose';

/** Numbers of parcels are now stored without the spaces that carriers print, so that a search finds them by their index. */
export async function closeUpParcelNumbers(db: mongo.Db): Promise<void> {
  const spaced = { 'tracking.number': /\s/ };
  const orders = db.collection<{ tracking: { number: string } }>('orders');
  // One that was corrected meanwhile keeps what it has.
  for await (const { _id, tracking } of orders.find(spaced, { projection: { tracking: 1 } }))
    await orders.updateOne(
      { _id, 'tracking.number': tracking.number },
      { $set: { 'tracking.number': tracking.number.replace(/\s/g, '') } },
    );
}
