import { PAGE_NOT_FOUND } from '@book-store/contract/pages';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Picture } from '../../shared/ui/picture.tsx';

/** Where an address names no genre and no author of the shop. */
export function NoSuchShelf({ text }: { text: string }) {
  return (
    <>
      <PageHead {...PAGE_NOT_FOUND} status={404} />
      <h1 className="sr-only">{PAGE_NOT_FOUND.title}</h1>
      <EmptyState picture={<Picture name="lostPage" />} text={text}>
        <ButtonLink to={paths.books.to()}>Browse all books</ButtonLink>
      </EmptyState>
    </>
  );
}
