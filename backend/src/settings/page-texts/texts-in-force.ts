import { createHash } from 'node:crypto';
import type { OrderText } from '@book-store/contract/settings/page-texts/page-texts.schemas';
import { termsAsMarkdown, usualTerms } from '@book-store/contract/settings/page-texts/usual-terms';
import { sendsTexts } from '@book-store/contract/settings/place/eu';
import { ORDER_TEXTS, type OrderTextId } from '@book-store/contract/text-limits';
import { retryUpsert } from '../../platform/documents/mongo.ts';
import type { Shop } from '../../platform/shop.ts';
import { readPageText } from './page-texts.service.ts';
import { type StoredTextVersion, TextVersion } from './text-versions.model.ts';

/**
 * Stores the texts that are in force, each once, and returns their versions, for the order that is placed now;
 * undefined where the law of the shop's country does not ask for them.
 */
export async function keepTextsInForce(shop: Shop, now: Date): Promise<OrderText[] | undefined> {
  if (!sendsTexts(shop.place.country)) return undefined;
  const found = await Promise.all(ORDER_TEXTS.map((page) => keepText(page, shop, now)));
  return found.filter((text) => text !== undefined);
}

async function keepText(page: OrderTextId, shop: Shop, now: Date): Promise<OrderText | undefined> {
  const text = (await readPageText(page)) || (page === 'terms' ? usualText(shop) : '');
  if (!text) return undefined;
  const version = createHash('sha256').update(`${page}\n${text}`).digest('hex');
  const $setOnInsert = { page, text, since: now };
  await retryUpsert(() =>
    TextVersion.updateOne({ _id: version }, { $setOnInsert }, { upsert: true }),
  );
  return { page, version };
}

const usualText = ({ settings, language }: Shop): string =>
  termsAsMarkdown(
    usualTerms(language, {
      place: settings.place,
      payments: settings.payments.ways,
      giftCards: settings.payments.giftCards,
      returnDays: settings.storefront.returnDays,
      ownPages: settings.ownPages,
    }),
  );

export const findTextVersion = (version: string): Promise<StoredTextVersion | null> =>
  TextVersion.findById(version).lean<StoredTextVersion>().exec();
