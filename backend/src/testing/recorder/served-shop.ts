import type { Storefront } from '@book-store/contract/storefront';

/**
 * A shop that somebody has run for weeks, one without books and customers, or one whose pages the browser renders, as
 * it does when the API fails.
 */
export const SERVED_SHOPS = ['filled', 'empty', 'failing'] as const;
export type ServedShopName = (typeof SERVED_SHOPS)[number];

/** What whoever has started the process of a shop is told of it, first and after each change. */
export type ServedShop = {
  origin: string;
  /** The shop's time, which stands still, in milliseconds since 1970. */
  at: number;
  /** The tokens of the customer Ada and of the owner. */
  tokens: { customer: string; admin: string };
  /** The path of each page, by its name: those of one thing with something that the filled shop has. */
  paths: Record<string, string>;
};
/** What the process is asked for: other words of the storefront. */
export type ServedShopChange = { storefront: Storefront };
