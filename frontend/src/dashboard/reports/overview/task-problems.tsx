import type { TaskProblem } from '@book-store/contract/platform/jobs/task-problems.schemas';
import type { Task } from '@book-store/contract/platform/jobs/tasks';
import { DateTime } from '../../../kit/date-time.tsx';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { overviewTexts } from '../overview-texts.ts';

type Documents = keyof TextsOf<typeof overviewTexts>['tasks']['documents'];

/** What each task works on. */
const DOCUMENTS: Record<Task, Documents> = {
  figures: 'day',
  'customer-figures': 'customer',
  'best-sellers': 'book',
  'unconfirmed-orders': 'order',
  deliveries: 'order',
  payments: 'order',
  'payment-comparison': 'order',
  'order-mails': 'order',
  'gift-card-mails': 'giftCard',
  'book-mails': 'book',
  'low-stock-mails': 'mail',
  'sending-mails': 'mail',
  imports: 'import',
  'import-undos': 'import',
  'book-changes': 'change',
  bin: 'book',
  covers: 'picture',
  'stock-log': 'book',
  backups: 'backup',
  restores: 'restore',
  'personal-data': 'order',
  problems: 'document',
  clock: 'document',
};

type TaskProblemsProps = { problems: readonly TaskProblem[] };

export function TaskProblems({ problems }: TaskProblemsProps) {
  const texts = useTexts(overviewTexts).tasks;
  return (
    <section
      role="alert"
      aria-labelledby="task-problems"
      className="rounded-card border border-line bg-wash px-5 py-4"
    >
      <h2 id="task-problems" className="font-semibold">
        {texts.title}
      </h2>
      <ul className="my-2 list-disc pl-5">
        {problems.map(({ task, documents, since }) => (
          <li key={task}>
            {inSentence(
              (moment) =>
                documents === 0
                  ? texts.failing(texts.names[task], moment)
                  : texts.setAside(
                      texts.names[task],
                      texts.documents[DOCUMENTS[task]](documents),
                      moment,
                    ),
              <DateTime at={since} />,
            )}
          </li>
        ))}
      </ul>
      <p>{texts.advice}</p>
    </section>
  );
}
