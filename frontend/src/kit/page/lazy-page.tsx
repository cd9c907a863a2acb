import { lazy, type ReactNode, useState } from 'react';
import { retryAfterReturn } from '../../lib/addresses/page-return.ts';

type PageModule = { default: () => ReactNode };
export type ImportPage = () => Promise<PageModule>;

/**
 * A page in a chunk of its own. Once its code is loaded it renders at once: on the server, where the
 * browser takes over the server's HTML, and after the press of a link.
 */
export function lazyPage(importPage: ImportPage) {
  let loaded: PageModule['default'] | undefined;
  const load = async () => {
    const module = await retryAfterReturn(importPage);
    loaded = module.default;
    return module;
  };
  const Waiting = lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each page, when its module loads
  function Page() {
    // Chosen once, because another component would lose the state of the page.
    const [Chosen] = useState<PageModule['default'] | typeof Waiting>(() => loaded ?? Waiting);
    return <Chosen />;
  }
  return { element: <Page />, loadCode: async () => void (await load()) };
}
