import type { ShopIdentity } from '../../settings/shop/shop-identity.schemas.ts';
import type { PageHead } from '../addresses/page-entry.ts';

/** What the API would have answered over HTTP; `body` is the caller's own copy. */
export type ApiReply = {
  status: number;
  headers: Record<string, string>;
  readonly body: unknown;
};

/**
 * Calls the API within the same process: `path` is `/api/…` with its query. Rejects if no page can be made of
 * the answer, for example without a database.
 */
export type CallApi = (path: string) => Promise<ApiReply>;

export type RenderedPage = {
  /** The contents of `#root`. */
  html: string;
  /** `<link rel="preload">` elements of the first screen's pictures. */
  preloads: string;
  /** What the page read from the API, passed to the browser. */
  data: object;
  head: PageHead;
  shop: ShopIdentity;
  status: 200 | 404;
  /** The page's module, as named in the build's manifest. */
  file: string;
};

/** What the back end imports from the front end's server build. */
export type PageRenderer = {
  /** Returns the part of an address that decides what its page shows: equal pages have equal values. */
  toPageAddress: (address: string) => string;
  /**
   * Rejects with what `callApi` rejects with. Awaits `takeTurn` before the rendering itself, which blocks the
   * event loop.
   */
  renderPage: (
    address: string,
    callApi: CallApi,
    takeTurn: () => Promise<void>,
  ) => Promise<RenderedPage>;
};
