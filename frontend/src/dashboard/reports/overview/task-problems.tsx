import type { TaskProblem } from '@book-store/contract/platform/jobs/task-problems.schemas';
import type { Task } from '@book-store/contract/platform/jobs/tasks';
import { DateTime } from '../../../kit/date-time.tsx';
import { counted } from '../../../lib/money/amount.ts';

/** The names of each task and of its documents, singular and plural. */
const WORDS: Record<Task, { name: string; one: string; several: string }> = {
  figures: { name: 'Figures', one: 'day', several: 'days' },
  'customer-figures': { name: 'Customers', one: 'customer', several: 'customers' },
  'best-sellers': { name: 'Best sellers', one: 'book', several: 'books' },
  'unconfirmed-orders': { name: 'Unconfirmed orders', one: 'order', several: 'orders' },
  payments: { name: 'Payments', one: 'order', several: 'orders' },
  'payment-comparison': { name: 'Comparing payments with Stripe', one: 'order', several: 'orders' },
  'order-mails': { name: 'Mails about orders', one: 'order', several: 'orders' },
  'gift-card-mails': {
    name: 'Mails with gift cards',
    one: 'gift card',
    several: 'gift cards',
  },
  'book-mails': { name: 'Mails about books', one: 'book', several: 'books' },
  'low-stock-mails': { name: 'Mails about low stock', one: 'mail', several: 'mails' },
  'sending-mails': { name: 'Sending mails', one: 'mail', several: 'mails' },
  imports: { name: 'Imports', one: 'import', several: 'imports' },
  'book-changes': { name: 'Changes of many books', one: 'change', several: 'changes' },
  'stock-log': { name: 'Comparing stock with the stock log', one: 'book', several: 'books' },
  backups: { name: 'Backups', one: 'backup', several: 'backups' },
  restores: { name: 'Restoring a backup', one: 'restore', several: 'restores' },
  'personal-data': { name: 'Personal data in old orders', one: 'order', several: 'orders' },
  problems: { name: 'Logging', one: 'document', several: 'documents' },
  clock: { name: 'Watching the clock', one: 'clock', several: 'clocks' },
};

type TaskProblemsProps = { problems: readonly TaskProblem[] };

export function TaskProblems({ problems }: TaskProblemsProps) {
  return (
    <section
      role="alert"
      aria-labelledby="task-problems"
      className="rounded-card border border-line bg-wash px-5 py-4"
    >
      <h2 id="task-problems" className="font-semibold">
        Some background work is failing.
      </h2>
      <ul className="my-2 list-disc pl-5">
        {problems.map(({ task, documents, since }) => (
          <li key={task}>
            {WORDS[task].name}: {whatOf(task, documents)} since <DateTime at={since} />.
          </li>
        ))}
      </ul>
      <p>
        Everything else goes on, and the shop tries these again at least every hour. The server’s
        log says which they are and why: ask whoever runs it to repair them.
      </p>
    </section>
  );
}

function whatOf(task: Task, documents: number): string {
  const { one, several } = WORDS[task];
  if (documents === 0) return 'failing';
  return `${counted(documents, one, several)} set aside`;
}
