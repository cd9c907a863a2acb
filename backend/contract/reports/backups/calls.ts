import { z } from 'zod';
import { type Calls, named, STORED_FILE } from '../../call.ts';
import { BACKUP_NAME, BackupsView, BackupView } from './backups.schemas.ts';

named({ BackupsView, BackupView });

export const backupCalls = {
  'GET /api/admin/backups': {
    access: 'owner',
    summary: 'The backups that the running shop has made',
    reply: BackupsView,
  },
  'POST /api/admin/backups': {
    access: 'owner',
    summary: 'Makes a backup now, unless one is being made',
    reply: BackupsView,
    statuses: [202],
  },
  'POST /api/admin/backups/:name/download': {
    access: 'owner',
    confirm: true,
    summary: 'Downloads a backup',
    params: z.object({ name: z.string().regex(BACKUP_NAME) }),
    ...STORED_FILE,
    errors: ['not-found'],
  },
} satisfies Calls;
