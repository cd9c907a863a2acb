import type { ShopIdentity } from '../../settings/shop/shop-identity.schemas.ts';

/** The last breadcrumb has no path. */
export type Breadcrumb = { name: string; to?: string };

/** Structured data (schema.org) of a page of `shop` at `origin`. */
export type StructuredData = (at: { origin: string; shop: ShopIdentity }) => object;

/** Search engines do not index `hidden` pages. Paths begin with `/`. */
export type PageHead = {
  title?: string;
  description?: string;
  hidden?: boolean;
  /** The path that search engines list; by default the page's own. */
  canonical?: string;
  /** For paginated lists. */
  prev?: string;
  next?: string;
  /** The Open Graph type; by default a website. */
  type?: 'book';
  /** The path of the link preview's picture; by default the shop's. */
  picture?: string;
  /** Only in the server's HTML. */
  structuredData?: StructuredData | undefined;
};

/**
 * A route pattern, with `:id` or `:slug` for a parameter, and its head. A page that is `forCustomers` needs an
 * account, except that guests see the checkout where the shop accepts their orders.
 */
export type PageEntry = PageHead & { pattern: string; forCustomers?: boolean };
