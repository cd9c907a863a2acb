import { Book, type StoredBook } from '../../features/books/books.model.ts';
import { orderKeys } from '../../features/orders/order-keys.ts';
import { Order, type StoredOrder } from '../../features/orders/orders.model.ts';
import { ordersByAge } from './orders-by-age.ts';

/** The genre of books that are gone, in the figures. */
const UNKNOWN_GENRE = 'other';

/** As earlier versions stored it. */
type EarlierOrder = Omit<StoredOrder, 'deliveryKey'> & {
  searchText?: string;
  deliveryKey?: string;
};

/**
 * Adds the genre of each line and the delivery key to orders from before these were stored, and removes the
 * text that used to be searched: it contains names and email addresses that the deletion of an account
 * would overlook. Idempotent. After each batch `shouldContinue` returns whether to do another one; returns
 * whether all orders are done.
 */
export async function completeEarlierOrders(
  shouldContinue: () => Promise<boolean>,
): Promise<boolean> {
  for await (const orders of ordersByAge()) {
    const earlier = (orders as EarlierOrder[]).filter(
      (order) =>
        order.searchText !== undefined || order.deliveryKey === undefined || lacksGenres(order),
    );
    if (earlier.length > 0) await complete(earlier);
    if (!(await shouldContinue())) return false;
  }
  return true;
}

const lacksGenres = ({ lines }: EarlierOrder) => lines.some(({ category }) => !category);

async function complete(orders: EarlierOrder[]): Promise<void> {
  const genres = await genresOf(orders.filter(lacksGenres));
  await Order.collection.bulkWrite(
    orders.flatMap((order) => [
      {
        updateOne: {
          filter: { _id: order._id },
          update: {
            $unset: { searchText: '' },
            // What is bought never changes otherwise, so no other write to the lines is lost.
            ...(lacksGenres(order) && { $set: { lines: withGenres(order, genres) } }),
          },
        },
      },
      {
        updateOne: {
          // The address may have been corrected since, and its key with it.
          filter: { _id: order._id, deliveryKey: { $exists: false } },
          update: { $set: { deliveryKey: orderKeys(order).deliveryKey } },
        },
      },
    ]),
    { ordered: false },
  );
}

const withGenres = ({ lines }: EarlierOrder, genres: Map<string, string>) =>
  lines.map((line) => ({
    ...line,
    category: line.category || genres.get(line.bookId.toString()) || UNKNOWN_GENRE,
  }));

async function genresOf(orders: EarlierOrder[]): Promise<Map<string, string>> {
  if (orders.length === 0) return new Map();
  const ids = orders.flatMap(({ lines }) => lines.map(({ bookId }) => bookId));
  const books = await Book.find({ _id: { $in: ids } }, { category: 1 }).lean<StoredBook[]>();
  return new Map(books.map(({ _id, category }) => [_id.toString(), category]));
}
