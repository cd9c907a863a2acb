import { lazy, type ReactNode } from 'react';

/** A page as a chunk of its own, by the name of its export. */
export function page<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, () => ReactNode>>,
) {
  const Page = lazy<() => ReactNode>(async () => ({ default: (await load())[name] }));
  return <Page />;
}
