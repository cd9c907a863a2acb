import { Button } from '../../../kit/button.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { booksTexts } from '../books-texts.ts';
import { useRetryCoversMutation } from '../parts/books/admin-books-api.ts';

/** Tries all covers again that could not be copied, not only those of the list. */
export function RetryCovers() {
  const texts = useTexts(booksTexts).covers;
  const [retry] = useRetryCoversMutation();
  const { act, busy } = useAction({
    run: () => retry({}).unwrap(),
    done: ({ books }) => texts.again(books),
  });
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      disabled={busy}
      onClick={() => void act()}
    >
      {texts.tryAgain}
    </Button>
  );
}
