import type { BackupsView } from '@book-store/contract/reports/backups/backups.schemas';
import { useState } from 'react';
import { live } from '../../../api/refresh.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { SettingsFrame } from '../../settings/parts/settings-frame/settings-frame.tsx';
import { backupsTexts } from '../backups-texts.ts';
import { useGetBackupsQuery, useMakeBackupMutation } from './api.ts';
import { BackupList } from './backup-list.tsx';

const HOUR_MS = 3_600_000;
const LATE_MS = 48 * HOUR_MS;

/** The shop's backups; only for owners. */
export default function BackupsSettingsPage() {
  const texts = useTexts(backupsTexts);
  const [making, setMaking] = useState(false);
  const query = useGetBackupsQuery(undefined, live(making ? 2 : 30));
  if (query.data && query.data.making !== making) setMaking(query.data.making);
  return (
    <SettingsFrame head={useDashboardHead('backupsSettings')}>
      <Loaded query={query} failed={texts.failed}>
        {(view) => (
          <div className="stack items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <Card title={texts.title} aside={<MakeBackup making={view.making} />}>
              <State view={view} />
              {view.backups.length > 0 ? (
                <BackupList backups={view.backups} />
              ) : (
                <p className="text-muted">{texts.none}</p>
              )}
            </Card>
            <Card title={texts.restoring.title}>
              <p>{texts.restoring.text}</p>
              <pre className="rounded-card bg-wash p-3 text-fine break-all whitespace-pre-wrap">
                <code>npm run restore -- {view.backups[0]?.name ?? 'shop.backup'}</code>
              </pre>
              <p className="text-fine text-muted">{texts.restoring.keepSafe}</p>
            </Card>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}

function MakeBackup({ making }: { making: boolean }) {
  const texts = useTexts(backupsTexts);
  const [makeBackup] = useMakeBackupMutation();
  const { act, busy } = useAction({ run: () => makeBackup().unwrap() });
  return (
    <Button disabled={busy || making} onClick={() => void act()}>
      {texts.makeNow}
    </Button>
  );
}

function State({ view }: { view: BackupsView }) {
  const texts = useTexts(backupsTexts);
  const newest = view.backups[0];
  const isLate =
    view.everyMs !== undefined &&
    newest !== undefined &&
    Date.now() - Date.parse(newest.at) > Math.max(LATE_MS, 2 * view.everyMs);
  return (
    <>
      <p className="prose text-muted">{scheduleInWords(view, texts)}</p>
      {view.failingSince && (
        <p role="alert" className="font-semibold text-bad">
          {inSentence(texts.failing, <DateTime at={view.failingSince} />)}
        </p>
      )}
      {isLate && !view.failingSince && (
        <p role="alert" className="font-semibold text-bad">
          {texts.late}
        </p>
      )}
      <p role="status" className="empty:hidden">
        {view.making && texts.making}
      </p>
    </>
  );
}

function scheduleInWords({ everyMs, keep }: BackupsView, texts: TextsOf<typeof backupsTexts>) {
  if (everyMs === undefined) return texts.off;
  if (everyMs === 24 * HOUR_MS) return texts.daily(keep);
  const isHours = everyMs % HOUR_MS === 0;
  const time = isHours
    ? texts.hours(everyMs / HOUR_MS)
    : texts.minutes(Math.ceil(everyMs / 60_000));
  return texts.every(time, keep);
}
