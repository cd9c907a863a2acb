import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { GENRE_MAX } from '@book-store/contract/text-limits';
import { useListAllGenresQuery } from '../../../api/calls/all-genres-api.ts';
import { Card } from '../../../kit/card.tsx';
import { Field } from '../../../kit/fields/field.tsx';
import { Form, FormEnd } from '../../../kit/forms/form.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { SettingsFrame } from '../../settings/parts/settings-frame/settings-frame.tsx';
import { useAddGenreMutation } from './api.ts';
import { GenreList } from './genre-list.tsx';

export default function GenresSettingsPage() {
  const query = useListAllGenresQuery(undefined, {
    // Editing books does not invalidate it, although the book counts change.
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
  const form = useForm({
    start: { name: '' },
    run: ({ name }) => addGenre({ name: name.trim() }).unwrap(),
    done: (_genres, sent) => {
      form.empty(sent);
      return `“${sent.name.trim()}” has been added`;
    },
  });
  return (
    <Form form={form} className="grid gap-3">
      <Field
        label="Name of the new genre"
        {...form.field('name')}
        maxLength={GENRE_MAX}
        required
        autoComplete="off"
      />
      <FormEnd form={form} busy="Adding…" className="justify-self-start">
        Add genre
      </FormEnd>
    </Form>
  );
}
