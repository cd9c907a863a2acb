import { inPlace, type ShopPlace, shopDay } from '@book-store/contract/place';
import { languageOf, type Storefront } from '@book-store/contract/storefront';
import type { mongo } from 'mongoose';
import type { OrderBefore, SettingsBefore } from './freeze-papers/order-before.ts';
import { frozenPapers } from './freeze-papers/papers-of-order.ts';

const BATCH = 200;

/** Orders that have issued a paper. */
const HAS_PAPERS = { $or: [{ invoice: { $exists: true } }, { credited: { $exists: true } }] };

/**
 * Invoices and credit notes are now documents of their own that never change, with all that they say. Those that were
 * issued are frozen as they could be printed until now, with their numbers; the order keeps a list of them. Done here
 * and not at the first reading, so that nothing that is changed meanwhile gets into them.
 */
export async function freezePapers(db: mongo.Db): Promise<void> {
  const orders = db.collection<OrderBefore>('orders');
  const papers = db.collection<{ _id: mongo.ObjectId }>('papers');
  const settings = await db
    .collection<SettingsBefore & { _id: string }>('shop_settings')
    .findOne({ _id: 'shop' });
  const place = placeOf(settings);
  const language = languageOf(settings?.storefront?.storefront as Storefront | undefined);
  for (let last: mongo.ObjectId | undefined; ; ) {
    const rest = last ? { _id: { $gt: last }, ...HAS_PAPERS } : HAS_PAPERS;
    const batch = await orders.find(rest).sort({ _id: 1 }).limit(BATCH).toArray();
    const frozen = batch.map((order) => ({
      order,
      papersOf: inPlace(place, () => frozenPapers(order, { place, language, dayOf: shopDay })),
    }));
    const inserts = frozen.flatMap(({ papersOf }) => papersOf.map(toInsert));
    // Papers first: an order of which a killed migration has stored no list is done again.
    if (inserts.length > 0) await papers.bulkWrite(inserts);
    if (frozen.length > 0) await orders.bulkWrite(frozen.map(toUpdate));
    last = batch.at(-1)?._id;
    if (!last) return;
  }
}

type Frozen = ReturnType<typeof frozenPapers>;

const toInsert = ({ ofReturn: _return, ...paper }: Frozen[number]) => ({
  updateOne: { filter: { _id: paper._id }, update: { $setOnInsert: paper }, upsert: true },
});

const toUpdate = ({ order, papersOf }: { order: OrderBefore; papersOf: Frozen }) => ({
  updateOne: { filter: { _id: order._id }, update: toRefs(order, papersOf) },
});

function toRefs({ returns }: OrderBefore, frozen: Frozen) {
  const papers = frozen.map(({ _id, kind, number, at, corrects, ofReturn }) => ({
    _id,
    kind,
    number,
    at,
    ...(corrects?.whole && { whole: true }),
    ...(ofReturn && { ofReturn }),
  }));
  const $unset = { invoice: '', creditNote: '', credited: '' } as const;
  return {
    $set: { papers },
    $unset: returns?.length ? { ...$unset, 'returns.$[].creditNote': '' as const } : $unset,
  } as object;
}

const placeOf = (settings: SettingsBefore | null): ShopPlace => ({
  currency: 'USD',
  locale: 'en-US',
  ...settings?.place,
  ...(settings?.storefront?.orderPrefix !== undefined && {
    orderPrefix: settings.storefront.orderPrefix,
  }),
});
