import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { messagesTexts } from '../../texts.ts';
import { LazyAskForm } from './lazy-ask-form.tsx';

export type AskButtonProps = {
  /** What is looked for: the words of a search, or the title of a book. */
  book: string;
  bookId?: string;
};

/** Opens the form that asks the shop for a book. */
export function AskButton({ book, bookId }: AskButtonProps) {
  const { button } = useTexts(messagesTexts).ask;
  const [asked, setAsked] = useState<string>();
  const about = bookId ?? book;
  if (asked === about)
    return (
      <LazyAskForm
        key={about}
        kind="book"
        book={book}
        autoFocus
        {...(bookId !== undefined && { bookId })}
      />
    );
  return (
    <Button variant="secondary" className="needs-script" onClick={() => setAsked(about)}>
      {button}
    </Button>
  );
}
