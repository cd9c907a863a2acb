import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import noResults from '../../kit/pictures/no-results.svg?raw';
import { Picture } from '../../kit/pictures/picture.tsx';
import { paths } from '../../lib/dashboard-paths.ts';
import { useDashboardTexts } from '../shell/use-dashboard-texts.ts';

const NONE_RUNS_OUT =
  'No such book is running out. Books whose copies are not counted are never listed.';

type NoBooksProps = { searched: boolean; runningOut: boolean };

export function NoBooks({ searched, runningOut }: NoBooksProps) {
  const texts = useDashboardTexts();
  return searched ? (
    <EmptyState
      picture={<Picture drawing={noResults} />}
      text={runningOut ? NONE_RUNS_OUT : 'No matching books.'}
    >
      <ButtonLink variant="secondary" to={paths.manageBooks.to()}>
        Show all books
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState picture={<Picture drawing={noResults} />} text="The shop has no books yet.">
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.addBook.to()}>{texts.admin.addNewBook}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.importBooks.to()}>
          Import a file
        </ButtonLink>
      </div>
    </EmptyState>
  );
}
