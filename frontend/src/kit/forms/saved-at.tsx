import { dateFormat } from '@book-store/contract/place';

const time = () => dateFormat('en', { timeStyle: 'short' });

/** Stands beside a form's button once it is saved, because a message above the page goes away. */
export function SavedAt({ at }: { at: Date | undefined }) {
  if (!at) return null;
  return <p className="text-fine text-muted tabular-nums">Saved at {time().format(at)}</p>;
}
