import * as drawnCoversSchemas from '@book-store/contract/catalogue/covers/covers.schemas';
import {
  DrawnCoverQuery,
  DrawnCoverView,
} from '@book-store/contract/catalogue/covers/covers.schemas';
import type { Feature, FeatureDeps } from '../../platform/feature.ts';
import { type Route, route } from '../../platform/http/router/route.ts';
import { drawCover } from './cover-studio.ts';

/** Stands for the id of a book that has none yet. */
const NEW_BOOK = '0'.repeat(24);
/** CPU time of a drawing. */
const COST_MS = 35;

/** Shows admins how the shop draws a cover, also of a book that visitors do not see. */
const drawnCoversAdminRoutes = ({ limits: { drawings } }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/drawn-cover',
    access: 'admin',
    summary: 'Draws the cover that a book without a picture gets',
    before: ({ origin }) => drawings.take(origin.network, COST_MS),
    query: DrawnCoverQuery,
    reply: DrawnCoverView,
    run: async ({ query: { id = NEW_BOOK, ...book } }) => {
      const drawn = await drawCover({ id, ...book }, { width: 240, format: 'webp' });
      return { body: { picture: `data:image/webp;base64,${drawn.toString('base64')}` } };
    },
  }),
];

/** The covers that the shop draws for books without a picture. */
export const drawnCovers: Feature = {
  name: 'drawn-covers',
  schemas: [drawnCoversSchemas],
  routes: drawnCoversAdminRoutes,
};
