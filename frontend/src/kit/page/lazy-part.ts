import { type ComponentType, lazy } from 'react';
import { loadPart } from '../../lib/load-part.ts';

/** A component in a chunk of its own; if that cannot be loaded, the page stays, with `instead` in its place. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) => lazy(async () => ({ default: await loadPart(load).catch(() => instead) }));
