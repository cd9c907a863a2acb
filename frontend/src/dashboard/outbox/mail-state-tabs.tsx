import { MAIL_STATES, type MailState } from '@book-store/contract/mail-kinds';
import { Link } from 'react-router-dom';
import { useCurrentInView } from '../../kit/lists/use-current-in-view.ts';
import { paths } from '../../lib/paths.ts';
import { mailStateNames } from './mail-list-params.ts';

const tab =
  'inline-flex min-h-11 items-center rounded-full border px-3.5 text-fine whitespace-nowrap';

/** Links that filter the mails by state. */
export function MailStateTabs({ state, q }: { state: MailState | undefined; q: string }) {
  const row = useCurrentInView<HTMLElement>(String(state));
  return (
    <nav
      ref={row}
      aria-label="Mails by state"
      className="-mx-4 overflow-x-auto px-4 py-1 md:-mx-1 md:px-1"
    >
      <ul className="flex gap-1.5">
        {[undefined, ...MAIL_STATES].map((choice) => (
          <li key={choice ?? 'all'}>
            <Link
              to={paths.outbox.to({ q, ...(choice && { state: choice }) })}
              preventScrollReset
              aria-current={choice === state ? 'true' : undefined}
              className={`${tab} ${choice === state ? 'border-ink bg-ink font-semibold text-paper' : 'border-control bg-card hover:bg-wash'}`}
            >
              {choice ? mailStateNames[choice] : 'All'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
