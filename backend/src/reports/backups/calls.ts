import path from 'node:path';
import type { BackupsView } from '@book-store/contract/reports/backups/backups.schemas';
import type { backupCalls } from '@book-store/contract/reports/backups/calls';
import type { RouteDeps } from '../../platform/area.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { askForBackup, isMakingBackup } from './ask-for-backup.ts';
import { readBackups } from './last-backup.ts';
import { listBackups } from './list-backups.ts';

export const backups = ({
  now,
  backups: { dir, keep, everyMs },
}: Pick<RouteDeps, 'now' | 'backups'>): Implementation<typeof backupCalls> => {
  async function view(): Promise<BackupsView> {
    const [making, known] = await Promise.all([isMakingBackup(now()), readBackups()]);
    return {
      backups: listBackups(dir),
      keep,
      ...(everyMs !== undefined && { everyMs }),
      making,
      ...(known?.failingSince && { failingSince: known.failingSince.toISOString() }),
    };
  }
  return {
    'GET /api/admin/backups': async () => ({ body: await view() }),
    'POST /api/admin/backups': async () => {
      const begins = await askForBackup(now());
      return {
        body: await view(),
        change: begins ? { action: 'backup-started', subject: {}, fields: [] } : undefined,
      };
    },
    'POST /api/admin/backups/:name/download': async ({ params: { name } }) => {
      if (!listBackups(dir).some((one) => one.name === name))
        throw notFound('This backup does not exist any more.');
      return {
        file: { fileName: name, path: path.join(dir, name) },
        change: { action: 'backup-downloaded', subject: { name }, fields: [] },
      };
    },
  };
};
