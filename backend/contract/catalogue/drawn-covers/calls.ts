import { type Calls, named } from '../../call.ts';
import { DrawnCoverQuery, DrawnCoverView } from '../covers/covers.schemas.ts';

named({ DrawnCoverView });

export const drawnCoverCalls = {
  'GET /api/admin/drawn-cover': {
    access: 'admin',
    summary: 'Draws the cover that a book without a picture gets',
    query: DrawnCoverQuery,
    reply: DrawnCoverView,
  },
} satisfies Calls;
