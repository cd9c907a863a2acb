import { Link } from 'react-router-dom';
import { formatCount } from '../lib/money/amount.ts';

type ToDoLinkProps = { to: string; number: number; name: string };

/** A number of waiting things; muted while there are none. */
export function ToDoLink({ to, number, name }: ToDoLinkProps) {
  return (
    <li className="min-w-0">
      <Link
        to={to}
        className={`flex min-h-14 items-baseline gap-2 rounded-card border px-4 py-3 hover:bg-wash ${number > 0 ? 'border-accent bg-card' : 'border-line'}`}
      >
        <span
          className={`font-title text-h3 leading-none font-semibold tabular-nums ${number > 0 ? '' : 'text-muted'}`}
        >
          {formatCount(number)}
        </span>{' '}
        <span className={number > 0 ? '' : 'text-muted'}>{name}</span>
      </Link>
    </li>
  );
}
