import type { CallApi } from '@book-store/contract/api-reply';
import { UNNAMED_SHOP } from '@book-store/contract/pages/heads/page-head';
import type { PageRenderer } from '@book-store/contract/pages/heads/rendered-page';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { getShop } from '../api/calls/shop-api.ts';
import { toCarried } from '../api/carried-data.ts';
import type { Ask } from '../api/page-data.ts';
import { loadWording } from '../app/load-wording.ts';
import { pageOf } from '../app/page-of.ts';
import { AppRoutes, routes } from '../app/routes.tsx';
import { makeBareStore } from '../app/store.ts';
import { VISITOR } from '../app/visitor.ts';
import { type PageFacts, PageFactsContext } from '../kit/page/page-head.tsx';
import { setShopWording } from '../lib/wording/storefront-texts.ts';
import { loadShellData } from '../storefront/frame/shop-layout.tsx';
import { AuthContext } from '../storefront/people/parts/session/auth-context.ts';

/** Also keeps the path of `//x`, which would otherwise be parsed as a host. */
const urlOf = (address: string) => new URL(`http://shop${address}`);
/** React puts the preloads of eager pictures before its HTML. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)*/;

const pageAt = (url: URL) => {
  const page = pageOf(routes, url);
  if (!page) throw new Error('There is a page for every address.');
  return page;
};

const renderer: PageRenderer = {
  toPageAddress(address) {
    const url = urlOf(address);
    const page = pageAt(url);
    const search = new URLSearchParams();
    for (const name of page.search) {
      for (const value of url.searchParams.getAll(name)) {
        if (value) search.append(name, value);
      }
    }
    return search.size ? `${url.pathname}?${search}` : url.pathname;
  },

  async renderPage(address, callApi, takeTurn) {
    const url = urlOf(address);
    const page = pageAt(url);
    await page.loadCode();
    const calls = watched(callApi);
    const store = makeBareStore(undefined, calls);
    const ask: Ask = async (query) => (await store.dispatch(query)).data;
    const at = { params: page.params, search: url.searchParams };
    // First, because its currency applies to all amounts.
    const shop = await ask(getShop.initiate());
    const wording = await loadWording(shop?.storefront);
    await Promise.all([loadShellData(ask), page.load?.(ask, at)]);
    if (calls.failures.length > 0) throw calls.failures[0];

    await takeTurn();
    // Set just before rendering, because a concurrent page may have set another one.
    setShopWording(wording);
    let facts: PageFacts = { head: {}, shop: UNNAMED_SHOP, status: 200 };
    const text = renderToString(
      <StrictMode>
        <PageFactsContext value={(next) => (facts = next)}>
          <Provider store={store}>
            <AuthContext value={VISITOR}>
              <StaticRouter location={url.pathname + url.search}>
                <AppRoutes />
              </StaticRouter>
            </AuthContext>
          </Provider>
        </PageFactsContext>
      </StrictMode>,
    );
    const preloads = PRELOADS.exec(text)?.[0] ?? '';
    const data = toCarried(store.getState().api);
    return { html: text.slice(preloads.length), preloads, data, file: page.file, ...facts };
  },
};
export const { toPageAddress, renderPage } = renderer;

/** After a failed call the server renders no page, and the browser shows the error and retries. */
function watched(callApi: CallApi) {
  const failures: unknown[] = [];
  return {
    failures,
    callApi: async (path: string) => {
      try {
        return await callApi(path);
      } catch (error) {
        failures.push(error);
        return { status: 503, headers: {}, body: null };
      }
    },
  };
}
