import type { ShopIdentity } from '../../settings/shop/shop-identity.schemas.ts';

/** A step of the way from the home page to a page; the last one has no path. */
export type Breadcrumb = { name: string; to?: string };

/**
 * Structured data for search engines (schema.org) of a page of `shop`, whose addresses begin with `origin`.
 */
export type StructuredData = (at: { origin: string; shop: ShopIdentity }) => object;

/** The head of a page; search engines do not index `hidden` pages. Paths begin with `/`. */
export type PageHead = {
  title?: string;
  description?: string;
  hidden?: boolean;
  /** The path under which search engines list the page; its own if absent. */
  canonical?: string;
  /** The previous and the next page of a list. */
  prev?: string;
  next?: string;
  /** What link previews take the page for; a website if absent. */
  type?: 'book';
  /** The path of its picture for link previews; the shop's if absent. */
  picture?: string;
  /** Only the server's HTML has it. */
  structuredData?: StructuredData | undefined;
};

/**
 * A page of the front end: its route pattern, with `:id` or `:slug` for a parameter, and its head. Only
 * customers see one that is `forCustomers`; guests see the checkout, too, where the shop takes their orders.
 */
export type PageEntry = PageHead & { pattern: string; forCustomers?: boolean };
