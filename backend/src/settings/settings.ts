import { settingsCalls } from '@book-store/contract/settings/calls';
import type { FeatureDeps } from '../platform/feature.ts';
import { implement } from '../platform/http/router/implement.ts';
import type { Route } from '../platform/http/router/route.ts';
import { pageTexts } from './page-texts/calls.ts';
import { place } from './place/calls.ts';
import { shop } from './shop/calls.ts';

/** What the calls of the settings do. */
export const settingsRoutes = (deps: FeatureDeps): Route[] =>
  implement(settingsCalls, { shop: shop(deps), 'page-texts': pageTexts(), place: place() }, deps);
