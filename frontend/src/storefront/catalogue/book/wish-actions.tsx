import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { Link } from 'react-router-dom';
import { HeartIcon } from '../../../kit/icons/icons.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { MarkButton } from '../../people/parts/wishes/mark-button.tsx';
import { useWish } from '../../people/parts/wishes/use-wishes.ts';
import { peopleTexts } from '../../people/texts.ts';

/** Of the wish list. */
export function WishActions({ book }: { book: BookView }) {
  const texts = useTexts(peopleTexts);
  const { isMarked, act } = useWish(book._id);
  return (
    <>
      <MarkButton
        Icon={HeartIcon}
        title={book.title}
        words={texts.marks.wishes}
        isMarked={isMarked}
        onPress={() => void act(!isMarked)}
      />
      {isMarked && (
        <Link to={paths.wishes.to()} className="link inline-flex min-h-11 items-center">
          {texts.openWishes}
        </Link>
      )}
    </>
  );
}
