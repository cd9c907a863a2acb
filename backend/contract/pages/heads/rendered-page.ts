import type { ShopIdentity } from '../../settings/shop/shop-identity.schemas.ts';
import type { PageHead } from '../addresses/page-entry.ts';

/** What the API would have answered over HTTP; `body` is the caller's own copy. */
export type ApiReply = {
  status: number;
  headers: Record<string, string>;
  readonly body: unknown;
};

/**
 * Asks the API within the same process: `path` is `/api/…` with its query. Rejects when there is no answer
 * that a page could show, for example without a database.
 */
export type CallApi = (path: string) => Promise<ApiReply>;

/** A page of the front end as HTML, and what its document needs besides. */
export type RenderedPage = {
  /** The contents of `#root`. */
  html: string;
  /** `<link rel="preload">` elements of the first screen's pictures. */
  preloads: string;
  /** What the page read from the API, for the same page in the browser. */
  data: object;
  head: PageHead;
  /** The shop as the page names it. */
  shop: ShopIdentity;
  status: 200 | 404;
  /** The page's module, as the build's manifest names it. */
  file: string;
};

/** What the back end imports from the front end's build for servers. */
export type PageRenderer = {
  /** Returns the part of an address that decides what its page shows: the same for equal pages. */
  toPageAddress: (address: string) => string;
  /**
   * Returns a page that visitors read. Rejects with what `callApi` rejects with. Awaits `takeTurn` before the
   * rendering itself, during which nothing else can run.
   */
  renderPage: (
    address: string,
    callApi: CallApi,
    takeTurn: () => Promise<void>,
  ) => Promise<RenderedPage>;
};
