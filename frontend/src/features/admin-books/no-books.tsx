import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/specified-texts.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Picture } from '../../shared/ui/picture.tsx';

export function NoBooks({ searched }: { searched: boolean }) {
  return searched ? (
    <EmptyState picture={<Picture name="noResults" />} text="No matching books.">
      <ButtonLink variant="secondary" to={paths.manageBooks.to()}>
        Show all books
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState picture={<Picture name="noResults" />} text="The shop has no books yet.">
      <ButtonLink to={paths.addBook.to()}>{texts.admin.addNewBook}</ButtonLink>
    </EmptyState>
  );
}
