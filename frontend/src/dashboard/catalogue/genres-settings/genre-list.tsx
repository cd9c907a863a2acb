import type { AdminGenreView } from '@book-store/contract/catalogue/genres/genres.schemas';
import { useState } from 'react';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { StatusMessage } from '../../../kit/page/status-message.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { genresTexts } from '../genres-texts.ts';
import { useDeleteGenreMutation, useEditGenreMutation, useOrderGenresMutation } from './api.ts';
import { GenreRow } from './genre-row.tsx';

const swapped = (slugs: readonly string[], at: number, other: number) =>
  slugs.map((slug, index) => slugs[index === at ? other : index === other ? at : index] ?? slug);

export function GenreList({ genres }: { genres: readonly AdminGenreView[] }) {
  const texts = useTexts(genresTexts);
  const [orderGenres] = useOrderGenresMutation();
  const [editGenre] = useEditGenreMutation();
  const [deleteGenre] = useDeleteGenreMutation();
  const [said, say] = useState('');
  const slugs = genres.map(({ slug }) => slug);

  const { act, busy, failure } = useAction({
    run: (_done: string, change: () => Promise<unknown>) => {
      say('');
      return change();
    },
    done: (_result, done) => say(done),
    inPlace: true,
  });
  const move = (at: number, other: number, name: string) => () =>
    void act(texts.moved(name, other + 1), () =>
      orderGenres({ slugs: swapped(slugs, at, other) }).unwrap(),
    );

  async function remove({ slug, name }: AdminGenreView) {
    const sure = await confirmDestructive(
      texts.deleteTitle(name),
      texts.deleteText,
      texts.deleteButton,
    );
    if (sure) await act(texts.deleted(name), () => deleteGenre(slug).unwrap());
  }

  return (
    <div data-focus-area className="grid gap-3">
      <ul className="grid divide-y divide-line card">
        {genres.map((genre, at) => {
          const { slug, name, hidden } = genre;
          return (
            <GenreRow
              key={slug}
              genre={genre}
              busy={busy}
              onUp={at > 0 ? move(at, at - 1, name) : undefined}
              onDown={at < genres.length - 1 ? move(at, at + 1, name) : undefined}
              onHide={() =>
                void act(hidden ? texts.isShown(name) : texts.isHidden(name), () =>
                  editGenre({ slug, body: { hidden: !hidden } }).unwrap(),
                )
              }
              onDelete={() => void remove(genre)}
            />
          );
        })}
      </ul>
      <StatusMessage failure={failure} done={said} />
    </div>
  );
}
