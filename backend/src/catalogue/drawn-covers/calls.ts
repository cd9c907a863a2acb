import type { drawnCoverCalls } from '@book-store/contract/catalogue/drawn-covers/calls';
import type { RouteDeps } from '../../platform/area.ts';
import { DRAWING_POINTS } from '../../platform/http/limits/points.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { drawCover } from './cover-studio.ts';

/** A placeholder id for a new book. */
const NEW_BOOK = '0'.repeat(24);

/** Shows admins generated covers, also of hidden books. */
export const drawnCovers = ({
  limits: { drawings },
}: RouteDeps): Implementation<typeof drawnCoverCalls> => ({
  'GET /api/admin/drawn-cover': {
    before: ({ origin }) => drawings.take(origin.network, DRAWING_POINTS[240]),
    run: async ({ query: { id = NEW_BOOK, ...book } }) => {
      const drawn = await drawCover({ id, ...book }, { width: 240, format: 'webp' });
      return { body: { picture: `data:image/webp;base64,${drawn.toString('base64')}` } };
    },
  },
});
