import type { AdminAction } from '@book-store/contract/platform/audit/admin-actions';
import type { FieldChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { ActivityEntry } from '@book-store/contract/reports/activity/activity.schemas';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { activityTexts } from '../activity-texts.ts';
import { isLongText } from '../parts/activity/field-paths.ts';
import { useFieldWords } from '../parts/activity/field-words.ts';

/** Actions whose sentence already has all details. */
const NOTHING_MORE: readonly AdminAction[] = [
  'book-created',
  'books-changed',
  'books-change-undone',
  'books-deleted',
  'books-imported',
  'demo-removed',
  'stock-changed',
  'order-corrected',
];

/** Details that do not fit the sentence: several fields, long texts, the data of a deleted book. */
export function ActivityFields({ action, fields }: ActivityEntry) {
  const texts = useTexts(activityTexts).details;
  const words = useFieldWords();
  if (NOTHING_MORE.includes(action)) return null;
  if (action === 'book-deleted') return <DeletedBook fields={fields} />;
  const long = fields.filter(({ field }) => isLongText(field));
  return (
    <>
      {fields.length > 1 && (
        <ul className="list-disc pl-5">
          {fields.map((change) => (
            <li key={change.field} className="break-words">
              {words.row(change)}
            </li>
          ))}
        </ul>
      )}
      {long.map(({ field, from, to }) => (
        <Details key={field} summary={texts.texts}>
          <Text name={texts.before} value={from} />
          <Text name={texts.after} value={to} />
        </Details>
      ))}
    </>
  );
}

function DeletedBook({ fields }: { fields: FieldChange[] }) {
  const texts = useTexts(activityTexts).details;
  const { nameOf, shown } = useFieldWords();
  return (
    <Details summary={texts.book}>
      {fields.map(({ field, from }) => (
        <Text key={field} name={nameOf(field)} value={shown(field, from)} />
      ))}
    </Details>
  );
}

function Details({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{summary}</summary>
      <dl className="grid gap-2 rounded-field bg-wash p-4">{children}</dl>
    </details>
  );
}

const Text = ({ name, value = '' }: { name: string; value: FieldChange['from'] }) => (
  <div>
    <dt className="text-fine text-muted first-letter:uppercase">{name}</dt>
    <dd className="break-words whitespace-pre-line">{String(value)}</dd>
  </div>
);
