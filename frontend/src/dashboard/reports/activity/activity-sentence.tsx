import type { ActivityEntry } from '@book-store/contract/reports/activity/activity.schemas';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { activityTexts } from '../activity-texts.ts';
import { useFieldWords } from '../parts/activity/field-words.ts';
import { SENTENCES } from './activity-sentences.tsx';

/** A change as a sentence: 'anna changed the price of “Dracula” from $12.00 to $10.00'. */
export function ActivitySentence({ entry }: { entry: ActivityEntry }) {
  const texts = useTexts(activityTexts);
  const fields = useFieldWords();
  const { name, kind } = entry.by;
  const author = <span className="font-semibold">{name}</span>;
  const by =
    kind === 'command' ? (
      <span className="text-muted">{inSentence(texts.onServer, author)}</span>
    ) : (
      author
    );
  return <p className="break-words">{SENTENCES[entry.action](entry, by, { ...texts, fields })}</p>;
}
