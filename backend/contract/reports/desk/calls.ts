import { type Calls, named } from '../../call.ts';
import { DeskView } from './desk.schemas.ts';

named({ DeskView });

export const deskCalls = {
  'GET /api/admin/desk': {
    access: 'admin',
    summary: 'What waits for the people of the shop, with counts and ages, the oldest first',
    reply: DeskView,
  },
} satisfies Calls;
