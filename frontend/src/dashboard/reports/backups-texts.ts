import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

export const backupsTexts = area('dashboard/reports/backups', {
  title: 'Backups',
  daily: (keep: number): string =>
    `The shop makes a backup of everything each day, books, pictures, orders and accounts, and keeps the last ${keep}. Each is read back and compared before it counts. They are on the shop’s own disk: download one now and then, and keep it elsewhere.`,
  every: (time: string, keep: number): string =>
    `The shop makes a backup of everything every ${time}, books, pictures, orders and accounts, and keeps the last ${keep}. Each is read back and compared before it counts. They are on the shop’s own disk: download one now and then, and keep it elsewhere.`,
  hours: (count: number): string => counted(count, 'hour'),
  minutes: (count: number): string => counted(count, 'minute'),
  off: 'The shop makes no backups by itself: whoever runs the server has switched them off (BACKUP_EVERY).',
  failed: 'The backups could not be loaded.',
  none: 'There is no backup yet.',
  late: 'There has been no backup for two days.',
  failing: (since: string): string =>
    `Backups have been failing since ${since}. Older ones stay. The server’s log says why: most often the disk is full, or the folder of the backups may not be written to.`,
  makeNow: 'Make a backup now',
  making: 'A backup is being made. You can go on working meanwhile.',
  made: 'Made',
  size: 'Size',
  state: 'State',
  checked: 'Checked',
  megabytes: (size: string): string => `${size} MB`,
  download: 'Download',
  downloadOf: (at: string): string => `Download the backup of ${at}`,
  restoring: {
    title: 'Restoring',
    text: 'Restoring replaces everything in the shop with what is in the backup, so it is done on the server and not here: stop the shop, run this command with the file, and start the shop again.',
    keepSafe:
      'A backup has your customers’ addresses and orders, and the hashes of all passwords. Keep it as safe as the shop.',
  },
});
