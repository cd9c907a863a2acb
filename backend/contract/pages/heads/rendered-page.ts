import type { CallApi } from '../../api-reply.ts';
import type { ShopIdentity } from '../../settings/shop/shop-identity.schemas.ts';
import type { PageHead } from '../addresses/page-entry.ts';

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
