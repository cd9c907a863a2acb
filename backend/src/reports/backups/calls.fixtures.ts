import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { backupCalls } from '@book-store/contract/reports/backups/calls';
import { TEST_BACKUP_DIR } from '../../testing/app/test-deps.ts';
import type { Examples } from '../../testing/checks/call-example.ts';

const NAME = 'shop-2026-05-04T10-00-00Z.backup';

export const backupExamples: Examples<typeof backupCalls> = {
  'POST /api/admin/backups/:name/download': {
    call: () => {
      mkdirSync(TEST_BACKUP_DIR, { recursive: true });
      writeFileSync(path.join(TEST_BACKUP_DIR, NAME), 'a backup');
      return { path: `/api/admin/backups/${NAME}/download` };
    },
  },
};
