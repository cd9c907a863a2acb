import { lazy, type ReactNode, useState } from 'react';

type Component = () => ReactNode;
export type LazyPage<Module> = { element: ReactNode; load: () => Promise<Module> };

/**
 * A page in a chunk of its own, by the name of its export. Once `load` has run, the page renders at once:
 * on the server, and in the browser where it takes over the server's HTML.
 */
export function lazyPage<Name extends string, Module extends Record<Name, Component>>(
  name: Name,
  importModule: () => Promise<Module>,
): LazyPage<Module> {
  let loaded: Component | undefined;
  const load = async () => {
    const module = await importModule();
    loaded = module[name];
    return module;
  };
  const Waiting = lazy<Component>(async () => ({ default: (await load())[name] }));
  function Page() {
    // Chosen once, because another component would lose the state of the page.
    const [Chosen] = useState<Component | typeof Waiting>(() => loaded ?? Waiting);
    return <Chosen />;
  }
  return { element: <Page />, load };
}

/** The element of a page in a chunk of its own. */
export const page = <Name extends string>(
  name: Name,
  importModule: () => Promise<Record<Name, Component>>,
): ReactNode => lazyPage(name, importModule).element;
