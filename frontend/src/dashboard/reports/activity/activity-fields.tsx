import type { AdminAction } from '@book-store/contract/platform/audit/admin-actions';
import type { FieldChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { ActivityEntry } from '@book-store/contract/reports/activity/activity.schemas';
import { changeRow, fieldName, formatValue, isLongText } from '../parts/activity/field-labels.ts';

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
  if (NOTHING_MORE.includes(action)) return null;
  if (action === 'book-deleted') return <DeletedBook fields={fields} />;
  const long = fields.filter(({ field }) => isLongText(field));
  return (
    <>
      {fields.length > 1 && (
        <ul className="list-disc pl-5">
          {fields.map((change) => (
            <li key={change.field} className="break-words">
              {changeRow(change)}
            </li>
          ))}
        </ul>
      )}
      {long.map(({ field, from, to }) => (
        <Details key={field} summary="Old and new text">
          <Text name="Before" value={from} />
          <Text name="After" value={to} />
        </Details>
      ))}
    </>
  );
}

const DeletedBook = ({ fields }: { fields: FieldChange[] }) => (
  <Details summary="Book details">
    {fields.map(({ field, from }) => (
      <Text key={field} name={fieldName(field)} value={formatValue(field, from)} />
    ))}
  </Details>
);

function Details({ summary, children }: { summary: string; children: React.ReactNode }) {
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
