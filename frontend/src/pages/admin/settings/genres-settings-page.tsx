import { PAGES } from '@book-store/contract/pages';
import { AddGenreForm } from '../../../features/admin-genres/add-genre-form.tsx';
import { GenreList } from '../../../features/admin-genres/genre-list.tsx';
import { useListAllGenresQuery } from '../../../shared/api/all-genres-api.ts';
import { toApiProblem } from '../../../shared/api/api-problem.ts';
import { texts } from '../../../shared/specified-texts.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function GenresSettingsPage() {
  const {
    data: genres,
    error,
    refetch,
  } = useListAllGenresQuery(undefined, {
    // Changes of books do not refetch it, and the numbers of books are shown only here.
    refetchOnMountOrArgChange: true,
  });
  return (
    <SettingsFrame head={PAGES.genresSettings}>
      <p className="max-w-[68ch] text-muted">
        The header, the forms and the shelves list the genres in this order. Visitors see a genre
        once it has books.
      </p>
      {!genres && error && (
        <Failure
          text="The genres could not be loaded."
          detail={toApiProblem(error).message}
          onRetry={refetch}
        />
      )}
      {!genres && !error && <Spinner text={texts.book.loading} />}
      {genres && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          {genres.length > 0 ? <GenreList genres={genres} /> : <p>There are no genres yet.</p>}
          <SectionCard title="Add a genre">
            <AddGenreForm />
          </SectionCard>
        </div>
      )}
    </SettingsFrame>
  );
}
