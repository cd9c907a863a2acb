import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import lostPage from '../../kit/pictures/lost-page.svg?raw';
import { Picture } from '../../kit/pictures/picture.tsx';
import { useHead } from '../../lib/page-heads.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { commonTexts } from '../../lib/texts.ts';

/** Where an address names no genre, author or series of the shop. */
export function NoSuchShelf({ text }: { text: string }) {
  const { browse } = useTexts(commonTexts);
  const head = useHead('pageNotFound');
  return (
    <>
      <PageHead {...head} status={404} />
      <h1 className="sr-only">{head.title}</h1>
      <EmptyState picture={<Picture drawing={lostPage} />} text={text}>
        <ButtonLink to={paths.books.to()}>{browse}</ButtonLink>
      </EmptyState>
    </>
  );
}
