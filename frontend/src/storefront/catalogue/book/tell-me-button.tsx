import { Suspense, useState } from 'react';
import { BellIcon } from '../../../kit/icons/icons.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.ts';
import { useAction } from '../../../kit/use-action.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useAuth } from '../../people/parts/session/auth-context.ts';
import { useGetWishesQuery, useMarkBookMutation } from '../../people/parts/wishes/api.ts';
import { MarkButton } from '../../people/parts/wishes/mark-button.tsx';
import { peopleTexts } from '../../people/texts.ts';

const TellMeDialog = lazyPart(async () => (await import('./tell-me-dialog.tsx')).TellMeDialog);

/** A notice when the book is back: to the address of the account, or to one that is asked for. */
export function TellMeButton({ book }: { book: { _id: string; title: string } }) {
  const words = useTexts(peopleTexts).marks.backInStock;
  const uid = useAuth().currentUser?.uid;
  const { data } = useGetWishesQuery(uid ?? '', { skip: !uid });
  const [markBook] = useMarkBookMutation();
  const [isAsked, setAsked] = useState(false);
  const isMarked = uid !== undefined && data?.backInStock.includes(book._id) === true;
  const { act } = useAction({
    run: async (marked: boolean) => {
      if (uid) await markBook({ uid, list: 'backInStock', bookId: book._id, marked }).unwrap();
      else setAsked(true);
    },
  });
  return (
    <>
      <MarkButton
        Icon={BellIcon}
        title={book.title}
        words={words}
        isMarked={isMarked}
        onPress={() => void act(!isMarked)}
      />
      {isAsked && (
        <Suspense>
          <TellMeDialog bookId={book._id} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
