import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { GENRE_MAX } from '@book-store/contract/text-limits';
import { useListAllGenresQuery } from '../../../api/calls/all-genres-api.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { successToast } from '../../../kit/dialogs/dialogs.ts';
import { Field } from '../../../kit/fields/field.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../../kit/forms/use-form-submit.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { SettingsFrame } from '../../settings/parts/settings-frame/settings-frame.tsx';
import { useAddGenreMutation } from './api.ts';
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

function AddGenreForm() {
  const [addGenre] = useAddGenreMutation();
  const { onSubmit, submitting, problem, field } = useFormSubmit(async (data, form) => {
    const name = String(data.get('name')).trim();
    await addGenre({ name }).unwrap();
    form.reset();
    void successToast(`“${name}” has been added`);
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3">
      <Field
        label="Name of the new genre"
        {...field('name')}
        maxLength={GENRE_MAX}
        required
        autoComplete="off"
      />
      <FormProblem problem={problem} />
      <Button type="submit" disabled={submitting} className="justify-self-start">
        {submitting ? 'Adding…' : 'Add genre'}
      </Button>
    </form>
  );
}
