import type { OverviewView } from '@book-store/contract/schemas/overview';
import { DateTime } from '../../kit/date-time.tsx';

type BackupFailedProps = { failed: NonNullable<OverviewView['backupFailed']> };

/** Tells the owner that the shop is no longer backed up. */
export function BackupFailed({ failed: { at, lastMadeAt } }: BackupFailedProps) {
  return (
    <p role="alert" className="rounded-card border border-line bg-wash px-5 py-4">
      <strong className="font-semibold">
        Backups have been failing since <DateTime at={at} />.
      </strong>{' '}
      {lastMadeAt ? (
        <>
          The last good one is from <DateTime at={lastMadeAt} />.
        </>
      ) : (
        'There is none yet.'
      )}{' '}
      The server’s log says why: ask whoever runs it. The shop tries again every few minutes.
    </p>
  );
}
