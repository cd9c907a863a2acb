import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { useGetBookQuery } from '../../../api/calls/books-api.ts';
import { live } from '../../../api/refresh.ts';
import { Button } from '../../../kit/button.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { bookTexts } from '../book-texts.ts';
import { useRetryCoversMutation } from '../parts/books/admin-books-api.ts';

const POLL_SECONDS = 3;

/** Says what has become of the picture at the address of a book's cover, while there is no copy of it. */
export function CopiedCover({ book }: { book: BookView }) {
  const texts = useTexts(bookTexts).cover;
  const { _id, coverImage, coverSource, coverProblem } = book;
  const [retry] = useRetryCoversMutation();
  const { act, busy } = useAction({ run: () => retry({ ids: [_id] }).unwrap() });
  const isMissing = Boolean(coverSource) && !coverImage;
  return (
    <div role="status" className="grid justify-items-start gap-2 empty:hidden">
      {isMissing && coverProblem && (
        <>
          <p className="text-bad">{texts.notFetched(texts.problems[coverProblem])}</p>
          <Button variant="secondary" size="small" disabled={busy} onClick={() => void act()}>
            {texts.tryAgain}
          </Button>
        </>
      )}
      {isMissing && !coverProblem && <Copying id={_id} />}
    </div>
  );
}

/** Reads the book again until its cover is there. */
function Copying({ id }: { id: string }) {
  const { copying } = useTexts(bookTexts).cover;
  useGetBookQuery(id, live(POLL_SECONDS));
  return <p className="text-muted">{copying}</p>;
}
