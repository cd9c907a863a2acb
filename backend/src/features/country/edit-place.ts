import { decimalsOf } from '@book-store/contract/currencies';
import { priceMax } from '@book-store/contract/money';
import type { PaymentWay } from '@book-store/contract/payment';
import { setShopPlace } from '@book-store/contract/place';
import type { EditPlaceBody, PlaceSettings } from '@book-store/contract/schemas/place';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { changedMeanwhile } from '../../shared/edit-version.ts';
import { type AppError, conflictAt } from '../../shared/errors.ts';
import { inTransaction } from '../../shared/in-transaction.ts';
import { Book } from '../catalogue/books.model.ts';
import { takeOverCodeAmounts } from '../discount-codes/take-over-amounts.ts';
import { hasGiftCards } from '../gift-cards/gift-card-codes.ts';
import { hasOrders, isNumberDrawn } from '../orders/order-number.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { toPlace } from '../shop-settings/shop-view.ts';
import { writeShopSettings } from '../shop-settings/write-shop-settings.ts';

type Stored = Awaited<ReturnType<typeof readShopSettings>>;

const toSettings = (settings: Stored, currencyIsFixed: boolean): PlaceSettings => ({
  ...toPlace(settings),
  currencyIsFixed,
  version: settings.versions?.place ?? 0,
});

/** A gift card is money of the currency in which it was issued. */
const isInUse = async () => (await hasOrders()) || (await hasGiftCards());

/** Returns where the shop is, and whether its currency can still change. */
export const readPlace = async (): Promise<PlaceSettings> =>
  toSettings(await readShopSettings(), await isInUse());

/**
 * Replaces the place. Another currency takes the prices over as they are, 12.50 of one as 12.50 of the other,
 * rounded where it has fewer decimals. Throws `conflict` once there is an order or a gift card, or for a price that the new
 * currency cannot have, and `changed-meanwhile` if somebody has edited the place since its version.
 */
export async function editPlace({ version, ...values }: z.output<typeof EditPlaceBody>) {
  const edited = await inTransaction(async (session) => {
    const stored = await readShopSettings(session);
    const isOther = values.currency !== stored.currency;
    const isFixed = isOther
      ? (await isNumberDrawn(session)) || (await hasGiftCards(session))
      : await isInUse();
    const current = toSettings(stored, isFixed);
    if (version !== undefined && version !== current.version) throw changedMeanwhile(current);
    if (isOther && isFixed) throw currencyIsFixed();
    const amounts = isOther ? await takeOverPrices(stored, values.currency, session) : {};
    const { before, after } = await writeShopSettings({
      section: 'place',
      values: { country: undefined, timeZone: undefined, ...values, ...amounts },
      toView: (settings) => toSettings(settings, isFixed),
      session,
    });
    return { before, after };
  });
  setShopPlace(edited.after);
  return edited;
}

/** Gives books and discount codes the same amounts in another currency, and returns those of delivery and payment. */
async function takeOverPrices(stored: Stored, currency: string, session: ClientSession) {
  const factor = 10 ** (decimalsOf(currency) - decimalsOf(stored.currency));
  const take = (cents: number) => Math.round(cents * factor);
  const books = await Book.find({}, 'title newPriceCents oldPriceCents prices lowestCents')
    .session(session)
    .lean();
  const highest = priceMax(currency);
  const writes = books.map(({ _id, title, newPriceCents, oldPriceCents, prices, lowestCents }) => {
    const now = {
      newPriceCents: take(newPriceCents),
      ...(oldPriceCents != null && { oldPriceCents: take(oldPriceCents) }),
    };
    if (Math.max(...Object.values(now)) > highest) throw tooDear(title, currency);
    const before = {
      ...(prices && { prices: prices.map(({ cents, until }) => ({ cents: take(cents), until })) }),
      ...(lowestCents != null && { lowestCents: take(lowestCents) }),
    };
    return { updateOne: { filter: { _id }, update: { $set: { ...now, ...before } } } };
  });
  if (writes.length > 0) await Book.bulkWrite(writes, { session });
  await takeOverCodeAmounts(take, session);
  const { payments } = stored;
  return {
    ...(payments && {
      payments: {
        ...payments,
        ways: payments.ways.map((way) => ({ ...way, ...taken(way, take) })),
      },
    }),
    ways: stored.ways.map(({ steps, freeFrom, ...way }) => ({
      ...way,
      steps: steps.map(({ sum, price }) => ({ sum: take(sum), price: take(price) })),
      ...(freeFrom != null && { freeFrom: take(freeFrom) }),
    })),
  };
}

/** Returns the amounts of a way to pay in another currency. */
const taken = ({ smallest, largest, fee }: PaymentWay, take: (cents: number) => number) => ({
  ...(smallest != null && { smallest: take(smallest) }),
  ...(largest != null && { largest: take(largest) }),
  ...(fee != null && { fee: take(fee) }),
});

const currencyIsFixed = () =>
  conflictAt(
    'currency',
    'The currency stays as it is since the first order or gift card, because orders, figures and receipts are in it. To sell in another currency, open a new shop.',
  );

function tooDear(title: string, currency: string): AppError {
  return conflictAt(
    'currency',
    `The price of “${title}” is too high for ${currency}. Please lower it first.`,
  );
}
