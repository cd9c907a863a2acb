import { dateFormat } from '@book-store/contract/place';
import { useLanguage, useTexts } from '../../lib/wording/storefront-texts.ts';
import { dashboardKitTexts } from '../dashboard-texts.ts';

/** Stands beside a form's button once it is saved, because a message above the page goes away. */
export function SavedAt({ at }: { at: Date | undefined }) {
  const texts = useTexts(dashboardKitTexts);
  const time = dateFormat(useLanguage(), { timeStyle: 'short' });
  if (!at) return null;
  return <p className="text-fine text-muted tabular-nums">{texts.savedAt(time.format(at))}</p>;
}
