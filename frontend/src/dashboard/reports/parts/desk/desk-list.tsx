import { DESK_COUNT_MAX, type DeskLineName } from '@book-store/contract/platform/desk/desk-lines';
import type { DeskView } from '@book-store/contract/reports/desk/desk.schemas';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../../lib/money/amount.ts';
import { type TextsOf, useLanguage, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { timeAgo } from '../../../orders/parts/order-notifications/new-orders-list.tsx';
import { deskTexts } from '../../desk-texts.ts';
import { DESK_PLACES } from './desk-places.ts';

type DeskListProps = {
  lines: DeskView['lines'];
  /** Called when a line is pressed. */
  onPick?: () => void;
};

/** What waits, the oldest first, each line a link to the place where it is done. */
export function DeskList({ lines, onPick }: DeskListProps) {
  const texts = useTexts(deskTexts);
  const language = useLanguage();
  return (
    <ul>
      {lines.map(({ name, count, since }) => (
        <li key={name} className="border-b border-line last:border-0">
          <Link
            to={DESK_PLACES[name]}
            onClick={onPick}
            className="grid min-h-12 grid-cols-[minmax(2.5rem,auto)_minmax(0,1fr)] items-baseline gap-x-3 px-4 py-2.5 hover:bg-wash md:px-6 sm:grid-cols-[minmax(3rem,auto)_minmax(0,1fr)_auto]"
          >
            <span className="text-right font-title text-lead leading-none font-semibold tabular-nums">
              {countedUpTo(count, texts)}
            </span>{' '}
            <span className="break-words">{texts.lines[name](count)}</span>{' '}
            {since && (
              <time dateTime={since} className="text-fine text-muted max-sm:col-start-2">
                {ageOf(name, timeAgo(since, language), texts)}
              </time>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Nothing has an age in its first minute. */
function ageOf(name: DeskLineName, ago: string, texts: TextsOf<typeof deskTexts>): string {
  if (!ago) return texts.justNow;
  return name === 'no-backup' ? texts.lastBackup(ago) : texts.oldest(ago);
}

/** The server stops counting at a limit. */
export const countedUpTo = (count: number, texts: TextsOf<typeof deskTexts>): string =>
  count < DESK_COUNT_MAX ? formatCount(count) : texts.orMore(formatCount(DESK_COUNT_MAX - 1));
