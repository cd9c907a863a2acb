import { type Calls, named } from '../../call.ts';
import { AccountExport } from './account-export.schemas.ts';

named({ AccountExport });

export const accountExportCalls = {
  'GET /api/account/export': {
    access: 'customer',
    summary: 'All that the shop keeps about the account, as one file',
    reply: AccountExport,
    replyHeaders: ['Content-Disposition'],
  },
} satisfies Calls;
