import { dateFormat } from '@book-store/contract/place';
import { useLanguage, useTexts } from '../../lib/wording/storefront-texts.ts';
import { dashboardKitTexts } from '../dashboard-texts.ts';

/** Stays after saving, because the toast disappears. */
export function SavedAt({ at }: { at: Date | undefined }) {
  const texts = useTexts(dashboardKitTexts);
  const time = dateFormat(useLanguage(), { timeStyle: 'short' });
  if (!at) return null;
  return <p className="text-fine text-muted tabular-nums">{texts.savedAt(time.format(at))}</p>;
}
