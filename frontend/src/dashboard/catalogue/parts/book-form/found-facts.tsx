import type { IsbnView } from '@book-store/contract/catalogue/books/isbn.schemas';
import { Button } from '../../../../kit/button.tsx';
import type { BookDraft } from './book-draft.tsx';
import { type FoundName, foundValues } from './use-isbn-look-up.ts';

const LABELS: Record<FoundName, string> = {
  title: 'Title',
  author: 'Author',
  publisher: 'Publisher',
  publishedYear: 'Year',
  pages: 'Pages',
};

type FoundFactsProps = {
  found: IsbnView;
  draft: BookDraft;
  takingCover: boolean;
  onChange: (change: Partial<BookDraft>) => void;
  onCover: () => void;
};

/** Shows where Open Library differs from the form; replaces a value only on a click. */
export function FoundFacts({ found, draft, takingCover, onChange, onCover }: FoundFactsProps) {
  const other = foundValues(found).filter(({ name, value }) => draft[name].trim() !== value);
  if (other.length === 0 && !found.hasCover) return null;
  return (
    <ul className="grid gap-2 rounded-card border border-line p-3">
      {other.map(({ name, value }) => (
        <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="min-w-0 break-words">
            <span className="text-muted">{LABELS[name]} at Open Library: </span>
            {value}
          </span>
          <Button
            variant="link"
            aria-label={`Use this ${LABELS[name].toLowerCase()}`}
            onClick={() => onChange({ [name]: value })}
          >
            Use this
          </Button>
        </li>
      ))}
      {found.hasCover && (
        <li>
          <Button variant="secondary" aria-disabled={takingCover} onClick={onCover}>
            {takingCover ? 'Fetching…' : 'Use the cover of Open Library'}
          </Button>
        </li>
      )}
    </ul>
  );
}
