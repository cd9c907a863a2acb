import { GENRE_MAX } from '@book-store/contract/text-limits';
import { useListAllGenresQuery } from '../../../api/calls/all-genres-api.ts';
import { FRESH } from '../../../api/refresh.ts';
import { Card } from '../../../kit/card.tsx';
import { Field } from '../../../kit/fields/field.tsx';
import { Form, FormEnd } from '../../../kit/forms/form.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { SettingsFrame } from '../../settings/parts/settings-frame/settings-frame.tsx';
import { genresTexts } from '../genres-texts.ts';
import { useAddGenreMutation } from './api.ts';
import { GenreList } from './genre-list.tsx';

export default function GenresSettingsPage() {
  const texts = useTexts(genresTexts);
  const query = useListAllGenresQuery(undefined, {
    // Editing books does not invalidate it, although the book counts change.
    ...FRESH,
  });
  return (
    <SettingsFrame head={useDashboardHead('genresSettings')}>
      <p className="prose text-muted">{texts.intro}</p>
      <Loaded query={query} failed={texts.failed}>
        {(genres) => (
          <div className="stack items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            {genres.length > 0 ? <GenreList genres={genres} /> : <p>{texts.none}</p>}
            <Card title={texts.addTitle}>
              <AddGenreForm />
            </Card>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}

function AddGenreForm() {
  const texts = useTexts(genresTexts);
  const [addGenre] = useAddGenreMutation();
  const form = useForm({
    start: { name: '' },
    run: ({ name }) => addGenre({ name: name.trim() }).unwrap(),
    done: (_genres, sent) => {
      form.empty(sent);
      return texts.added(sent.name.trim());
    },
  });
  return (
    <Form form={form} className="grid gap-3">
      <Field
        label={texts.newName}
        {...form.field('name')}
        maxLength={GENRE_MAX}
        required
        autoComplete="off"
      />
      <FormEnd form={form} busy={texts.adding} className="justify-self-start">
        {texts.add}
      </FormEnd>
    </Form>
  );
}
