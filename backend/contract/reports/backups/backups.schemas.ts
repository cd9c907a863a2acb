import { z } from 'zod';

/** Of a backup by the running shop, such as `shop-2026-05-04T10-00-00Z.backup`. */
export const BACKUP_NAME = /^shop-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;

export const BackupView = z.object({
  name: z.string(),
  /** When it was begun: it has nothing newer. */
  at: z.iso.datetime(),
  bytes: z.number().int(),
});
export type BackupView = z.output<typeof BackupView>;

export const BackupsView = z.object({
  /** Those in the folder of the server that answers, newest first. Each has been read back and compared. */
  backups: z.array(BackupView),
  /** How many are kept. */
  keep: z.number().int(),
  /** The milliseconds between two of them; absent if none are made by schedule. */
  everyMs: z.number().int().optional(),
  /** Whether one is being made now. */
  making: z.boolean(),
  /** Present while they fail: since when. */
  failingSince: z.iso.datetime().optional(),
});
export type BackupsView = z.output<typeof BackupsView>;
