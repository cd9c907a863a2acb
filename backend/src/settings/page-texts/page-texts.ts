import * as pageTextsSchemas from '@book-store/contract/settings/page-texts/page-texts.schemas';
import type { Feature } from '../../platform/feature.ts';
import { markdownRoutes, pageTextsRoutes } from './page-texts.routes.ts';

/** The owner's texts of the pages about the shop. */
export const pageTexts: Feature = {
  name: 'page-texts',
  schemas: [pageTextsSchemas],
  routes: (deps) => [...pageTextsRoutes(deps), ...markdownRoutes()],
};
