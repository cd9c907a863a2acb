import { dateFormat, numberFormat } from '@book-store/contract/place';
import type { BackupView } from '@book-store/contract/reports/backups/backups.schemas';
import { DateTime } from '../../../kit/date-time.tsx';
import { DownloadButton } from '../../../kit/download-button.tsx';
import { SimpleTable } from '../../../kit/lists/simple-table.tsx';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { backupsTexts } from '../backups-texts.ts';

/** Newest first. */
export function BackupList({ backups }: { backups: readonly BackupView[] }) {
  const texts = useTexts(backupsTexts);
  const language = useLanguage();
  const megabytes = numberFormat({ maximumSignificantDigits: 2 });
  const moment = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <SimpleTable
      caption={texts.title}
      rows={backups}
      keyOf={({ name }) => name}
      rowClass="align-middle"
      columns={[
        { head: texts.made, cell: ({ at }) => <DateTime at={at} className="font-normal" /> },
        {
          head: texts.size,
          numeric: true,
          cell: ({ bytes }) => texts.megabytes(megabytes.format(bytes / 1e6)),
        },
        { head: texts.state, cell: () => texts.checked, className: 'max-xs:sr-only' },
        {
          head: texts.download,
          cell: ({ name, at }) => (
            <DownloadButton
              method="POST"
              path={`/api/admin/backups/${name}/download`}
              fileName={name}
              variant="link"
              label={texts.downloadOf(moment.format(new Date(at)))}
            >
              {texts.download}
            </DownloadButton>
          ),
        },
      ]}
    />
  );
}
