import type { SubscriberView } from '@book-store/contract/schemas/newsletter';
import { Button } from '../../kit/button.tsx';
import { DateTime } from '../../kit/date-time.tsx';
import { confirmDestructive } from '../../kit/dialogs/dialogs.ts';
import { useAction } from '../../kit/use-action.ts';
import { useRemoveSubscriberMutation } from './api.ts';

type SubscriberListProps = {
  labelledBy: string;
  subscribers: readonly SubscriberView[];
  busy: boolean;
};

/** The addresses of the newsletter with the times of consent. */
export function SubscriberList({ labelledBy, subscribers, busy }: SubscriberListProps) {
  return (
    <ul aria-labelledby={labelledBy} aria-busy={busy} className="card aria-busy:opacity-60">
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
  const [remove] = useRemoveSubscriberMutation();
  const { act, busy } = useAction({
    confirm: () =>
      confirmDestructive(
        'Remove this address?',
        `${email} will get no more newsletters, and the time of consent is deleted.`,
        'Remove',
      ),
    run: () => remove(_id).unwrap(),
  });
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
      <Button variant="secondary" disabled={busy} onClick={() => void act()}>
        {busy ? 'Removing…' : 'Remove'}
        <span className="sr-only"> {email}</span>
      </Button>
    </li>
  );
}
