import { type Calls, named } from '../../call.ts';
import { AdminSearchQuery, AdminSearchView } from './search.schemas.ts';

named({ AdminSearchView });

export const searchCalls = {
  'GET /api/admin/search': {
    access: 'admin',
    summary: 'Searches orders, customers, books and papers at once, for the first few of each',
    query: AdminSearchQuery,
    reply: AdminSearchView,
  },
} satisfies Calls;
