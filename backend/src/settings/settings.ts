import { settingsCalls } from '@book-store/contract/settings/calls';
import type { Area } from '../platform/area.ts';
import { implement } from '../platform/http/router/implement.ts';
import { pageTexts } from './page-texts/calls.ts';
import { place } from './place/calls.ts';
import { shop } from './shop/calls.ts';

export const settings: Area = {
  name: 'settings',
  routes: (deps) =>
    implement(
      settingsCalls,
      { shop: shop(deps), 'page-texts': pageTexts(), place: place(deps) },
      deps,
    ),
};
