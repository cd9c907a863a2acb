import type { SubscriberView } from '@book-store/contract/schemas/newsletter';
import { toApiProblem } from '../../api/api-problem.ts';
import { Button } from '../../kit/button.tsx';
import { DateTime } from '../../kit/date-time.tsx';
import { alertDialog, confirmDestructive } from '../../kit/dialogs/dialogs.ts';
import { useRemoveSubscriberMutation } from './api.ts';

type SubscriberListProps = {
  labelledBy: string;
  subscribers: readonly SubscriberView[];
  busy: boolean;
};

/** The addresses of the newsletter with the times of consent. */
export function SubscriberList({ labelledBy, subscribers, busy }: SubscriberListProps) {
  return (
    <ul
      aria-labelledby={labelledBy}
      aria-busy={busy}
      className="rounded-card border border-line bg-card aria-busy:opacity-60"
    >
      {subscribers.map((subscriber) => (
        <Subscriber key={subscriber._id} subscriber={subscriber} />
      ))}
    </ul>
  );
}

function Subscriber({
  subscriber: { _id, email, consentedAt, confirmedAt, pending },
}: {
  subscriber: SubscriberView;
}) {
  const [remove, { isLoading }] = useRemoveSubscriberMutation();
  async function onRemove() {
    const sure = await confirmDestructive(
      'Remove this address?',
      `${email} will get no more newsletters, and the time of consent is deleted.`,
      'Remove',
    );
    if (!sure) return;
    try {
      await remove(_id).unwrap();
    } catch (error) {
      await alertDialog(toApiProblem(error).message, 'error');
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-0 md:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold break-all">{email}</p>
        <p className="text-fine text-muted">
          Subscribed <DateTime at={consentedAt} />
          {confirmedAt && (
            <>
              , confirmed <DateTime at={confirmedAt} />
            </>
          )}
          {pending && ', not confirmed yet'}
        </p>
      </div>
      <Button variant="secondary" disabled={isLoading} onClick={() => void onRemove()}>
        {isLoading ? 'Removing…' : 'Remove'}
        <span className="sr-only"> {email}</span>
      </Button>
    </li>
  );
}
