import { PAPER_WORDS, type PaperWords } from '@book-store/contract/orders/papers/paper-words';
import { shopDay } from '@book-store/contract/place';
import { languageOf } from '@book-store/contract/storefront';
import type { ClientSession } from 'mongoose';
import { Types } from 'mongoose';
import { readShopSettings } from '../../settings/shop/read-shop-settings.ts';
import type { Settings } from '../../settings/shop/sections.ts';
import { orderNumberOf } from '../order/order-view.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { nextPaperNumber } from './paper-number.ts';
import { Paper, type StoredPaper } from './papers.model.ts';

/** What a kind of paper says itself; the rest is the same for all. */
export type PaperContents = Pick<
  StoredPaper,
  'kind' | 'seller' | 'buyer' | 'items' | 'taxes' | 'totalPrice' | 'notes'
> &
  Partial<Pick<StoredPaper, 'corrects' | 'payment' | 'suppliedOn'>>;

/** What a paper is written from: the settings of its transaction, and the words and the day of its shop. */
export type Writing = {
  settings: Settings;
  words: PaperWords;
  at: Date;
  day: string;
};

export async function startWriting(at: Date, session: ClientSession): Promise<Writing> {
  const settings = await readShopSettings(session);
  const language = languageOf(settings.storefront.storefront);
  return { settings, words: PAPER_WORDS[language], at, day: shopDay(at) };
}

/**
 * Issues a paper: in the transaction it gets its number, is stored for ever, and is named in its order. Returns the
 * order with it.
 */
export async function storePaper(
  order: StoredOrder,
  contents: PaperContents & { ofReturn?: Types.ObjectId },
  { settings, at, day }: Writing,
  session: ClientSession,
): Promise<StoredOrder> {
  const { ofReturn, ...written } = contents;
  const number = await nextPaperNumber(settings, day, session);
  const paper = {
    ...written,
    _id: new Types.ObjectId(),
    number,
    order: order._id,
    at,
    day,
    language: languageOf(settings.storefront.storefront),
    locale: settings.place.locale,
    currency: settings.place.currency,
    ...(order.address?.countryCode && { country: order.address.countryCode }),
    orderNumber: orderNumberOf(order),
    orderedOn: shopDay(order.createdAt),
  };
  await Paper.create([paper], { session });
  const ref = {
    _id: paper._id,
    kind: paper.kind,
    number,
    at,
    ...(paper.corrects?.whole && { whole: true }),
    ...(ofReturn && { ofReturn }),
  };
  const papers = [...(order.papers ?? []), ref] as NonNullable<StoredOrder['papers']>;
  await Order.updateOne({ _id: order._id }, { $set: { papers } }, { session }).orFail();
  return { ...order, papers };
}
