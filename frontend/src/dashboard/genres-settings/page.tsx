import { PAGES } from '@book-store/contract/pages';
import { useListAllGenresQuery } from '../../api/all-genres-api.ts';
import { Card } from '../../kit/card.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { SettingsFrame } from '../settings-frame/settings-frame.tsx';
import { AddGenreForm } from './add-genre-form.tsx';
import { GenreList } from './genre-list.tsx';

export default function GenresSettingsPage() {
  const query = useListAllGenresQuery(undefined, {
    // Changes of books do not refetch it, and the numbers of books are shown only here.
    refetchOnMountOrArgChange: true,
  });
  return (
    <SettingsFrame head={PAGES.genresSettings}>
      <p className="prose text-muted">
        The header, the forms and the shelves list the genres in this order. Visitors see a genre
        once it has books.
      </p>
      <Loaded query={query} failed="The genres could not be loaded.">
        {(genres) => (
          <div className="stack items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            {genres.length > 0 ? <GenreList genres={genres} /> : <p>There are no genres yet.</p>}
            <Card title="Add a genre">
              <AddGenreForm />
            </Card>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
