import { PAGE_NOT_FOUND } from '@book-store/contract/pages';
import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import lostPage from '../../kit/pictures/lost-page.svg?raw';
import { Picture } from '../../kit/pictures/picture.tsx';
import { paths } from '../../lib/paths.ts';

/** Where an address names no genre, author or series of the shop. */
export function NoSuchShelf({ text }: { text: string }) {
  return (
    <>
      <PageHead {...PAGE_NOT_FOUND} status={404} />
      <h1 className="sr-only">{PAGE_NOT_FOUND.title}</h1>
      <EmptyState picture={<Picture drawing={lostPage} />} text={text}>
        <ButtonLink to={paths.books.to()}>Browse all books</ButtonLink>
      </EmptyState>
    </>
  );
}
