import { lazy, type ReactNode } from 'react';

/** Loads a page as a separate chunk, by the name of its export. */
export function page<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, () => ReactNode>>,
) {
  const Page = lazy<() => ReactNode>(async () => ({ default: (await load())[name] }));
  return <Page />;
}
