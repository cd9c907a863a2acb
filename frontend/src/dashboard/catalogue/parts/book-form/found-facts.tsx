import type { IsbnView } from '@book-store/contract/catalogue/books/isbn.schemas';
import { Button } from '../../../../kit/button.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { bookTexts } from '../../book-texts.ts';
import type { BookDraft } from './book-draft.tsx';
import { foundLabels, foundValues } from './use-isbn-look-up.ts';

type FoundFactsProps = {
  found: IsbnView;
  draft: BookDraft;
  takingCover: boolean;
  onChange: (change: Partial<BookDraft>) => void;
  onCover: () => void;
};

/** Shows where Open Library differs from the form; replaces a value only on a click. */
export function FoundFacts({ found, draft, takingCover, onChange, onCover }: FoundFactsProps) {
  const texts = useTexts(bookTexts);
  const { isbn } = texts;
  const labels = foundLabels(texts);
  const other = foundValues(found).filter(({ name, value }) => draft[name].trim() !== value);
  if (other.length === 0 && !found.hasCover) return null;
  return (
    <ul className="grid gap-2 rounded-card border border-line p-3">
      {other.map(({ name, value }) => (
        <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="min-w-0 break-words">
            <span className="text-muted">{isbn.at(labels[name])}</span>
            {value}
          </span>
          <Button
            variant="link"
            aria-label={isbn.takeNamed(labels[name])}
            onClick={() => onChange({ [name]: value })}
          >
            {isbn.take}
          </Button>
        </li>
      ))}
      {found.hasCover && (
        <li>
          <Button variant="secondary" disabled={takingCover} onClick={onCover}>
            {takingCover ? isbn.fetching : isbn.takeCover}
          </Button>
        </li>
      )}
    </ul>
  );
}
