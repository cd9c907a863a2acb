import type { AdminGenreView } from '@book-store/contract/schemas/genres';
import { useRef, useState } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { confirmDestructive } from '../../kit/dialogs/dialogs.ts';
import { useRestoreFocus } from '../../kit/use-restore-focus.ts';
import { useDeleteGenreMutation, useEditGenreMutation, useOrderGenresMutation } from './api.ts';
import { GenreRow } from './genre-row.tsx';

const swapped = (slugs: readonly string[], at: number, other: number) =>
  slugs.map((slug, index) => slugs[index === at ? other : index === other ? at : index] ?? slug);

/** The genres in the order of the header, and what can be done to each. */
export function GenreList({ genres }: { genres: readonly AdminGenreView[] }) {
  const [orderGenres, ordering] = useOrderGenresMutation();
  const [editGenre, editing] = useEditGenreMutation();
  const [deleteGenre, deleting] = useDeleteGenreMutation();
  const [status, setStatus] = useState({ text: '', failed: false });
  const region = useRef<HTMLUListElement>(null);
  const fallback = useRef<HTMLParagraphElement>(null);
  useRestoreFocus(region, fallback);
  const slugs = genres.map(({ slug }) => slug);

  async function run(done: string, change: () => Promise<unknown>) {
    setStatus({ text: '', failed: false });
    try {
      await change();
      setStatus({ text: done, failed: false });
    } catch (error) {
      setStatus({ text: toApiProblem(error).message, failed: true });
    }
  }
  const move = (at: number, other: number, name: string) => () =>
    void run(`“${name}” has been moved to place ${other + 1}.`, () =>
      orderGenres({ slugs: swapped(slugs, at, other) }).unwrap(),
    );

  async function remove({ slug, name }: AdminGenreView) {
    const sure = await confirmDestructive(
      `Delete “${name}”?`,
      'A genre with books cannot be deleted: give them another genre first, or hide this one.',
      'Delete genre',
    );
    if (sure) await run(`“${name}” has been deleted.`, () => deleteGenre(slug).unwrap());
  }

  return (
    <div className="grid gap-3">
      <ul ref={region} className="grid divide-y divide-line card">
        {genres.map((genre, at) => {
          const { slug, name, hidden } = genre;
          return (
            <GenreRow
              key={slug}
              genre={genre}
              busy={ordering.isLoading || editing.isLoading || deleting.isLoading}
              onUp={at > 0 ? move(at, at - 1, name) : undefined}
              onDown={at < genres.length - 1 ? move(at, at + 1, name) : undefined}
              onHide={() =>
                void run(`“${name}” is ${hidden ? 'shown' : 'hidden'} now.`, () =>
                  editGenre({ slug, body: { hidden: !hidden } }).unwrap(),
                )
              }
              onDelete={() => void remove(genre)}
            />
          );
        })}
      </ul>
      <p
        ref={fallback}
        tabIndex={-1}
        role={status.failed ? 'alert' : 'status'}
        className={`font-semibold outline-none empty:hidden ${status.failed ? 'text-bad' : 'text-good'}`}
      >
        {status.text}
      </p>
    </div>
  );
}
