import type { PageHead } from '@book-store/contract/pages/addresses/page-entry';
import {
  BOOK_NOT_FOUND,
  PAGE_NOT_FOUND,
  SHOP_PAGES,
} from '@book-store/contract/pages/addresses/shop-pages';
import type { UsualWords } from '@book-store/contract/pages/heads/page-head';
import { area, useTexts } from './storefront-texts.ts';

const HEADS = { ...SHOP_PAGES, bookNotFound: BOOK_NOT_FOUND, pageNotFound: PAGE_NOT_FOUND };
type Heads = typeof HEADS;

/** The pages of the storefront that have a title of their own. */
type Titled = {
  [Name in keyof Heads]: Heads[Name] extends { title: string }
    ? Heads[Name] extends { pattern: `/dashboard${string}` | '/admin' }
      ? never
      : Name
    : never;
}[keyof Heads];

/** Page titles and descriptions in a language other than English. */
export type HeadTexts = {
  readonly [Name in Titled]: {
    readonly [Part in Extract<keyof Heads[Name], 'title' | 'description'>]: string;
  };
};

export type ShopTexts = { readonly shop: UsualWords };

const headTexts = area<Partial<HeadTexts & ShopTexts>>('heads', {});

/** The default description of the shop, if it is not in English. */
export const useUsualWords = (): UsualWords | undefined => useTexts(headTexts).shop;

/** Returns the head of a page in the language of the shop. */
export const useHead = <Name extends Titled>(name: Name): PageHead & HeadTexts[Name] => ({
  ...HEADS[name],
  ...useTexts(headTexts)[name],
});
