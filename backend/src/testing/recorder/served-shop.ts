import type { Storefront } from '@book-store/contract/storefront';

/**
 * A shop after weeks of use; one without books and customers; and one whose pages the browser renders, as when
 * the API fails.
 */
export const SERVED_SHOPS = ['filled', 'empty', 'failing'] as const;
export type ServedShopName = (typeof SERVED_SHOPS)[number];

/** Sent to the parent process at the start and after each change. */
export type ServedShop = {
  origin: string;
  /** The shop's frozen clock, in milliseconds since 1970. */
  at: number;
  /** Tokens of the customer Ada and of the owner. */
  tokens: { customer: string; admin: string };
  /** The path of each page by its name; pages of one item show something that the filled shop has. */
  paths: Record<string, string>;
};
/** Requests another set of storefront texts. */
export type ServedShopChange = { storefront: Storefront };
