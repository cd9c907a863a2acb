import type { AdminGenreView } from '@book-store/contract/catalogue/genres/genres.schemas';
import { GENRE_MAX } from '@book-store/contract/text-limits';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { kitTexts } from '../../../kit/texts.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { genresTexts } from '../genres-texts.ts';
import { useEditGenreMutation } from './api.ts';

type GenreRowProps = {
  genre: AdminGenreView;
  /** Whether a change is being saved; only one can be at a time. */
  busy: boolean;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onHide: () => void;
  onDelete: () => void;
};

export function GenreRow({ genre, busy, onUp, onDown, onHide, onDelete }: GenreRowProps) {
  const texts = useTexts(genresTexts);
  const [isRenaming, setRenaming] = useState(false);
  const { name, books, hidden } = genre;
  const of = <span className="sr-only">{texts.of(name)}</span>;
  return (
    <li className="grid gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-40 flex-1 break-words">
          <span className={`font-semibold ${hidden ? 'text-muted' : ''}`}>{name}</span>{' '}
          <span className="text-fine text-muted tabular-nums">
            {hidden ? texts.hiddenBooks(books) : texts.books(books)}
          </span>
        </p>
        <div className="flex flex-wrap gap-x-4">
          <Button variant="link" disabled={busy || !onUp} onClick={onUp}>
            {texts.up}
            {of}
          </Button>
          <Button variant="link" disabled={busy || !onDown} onClick={onDown}>
            {texts.down}
            {of}
          </Button>
          <Button
            variant="link"
            aria-expanded={isRenaming}
            onClick={() => setRenaming(!isRenaming)}
          >
            {texts.rename}
            {of}
          </Button>
          <Button variant="link" disabled={busy} onClick={onHide}>
            {hidden ? texts.show : texts.hide}
            {of}
          </Button>
          <Button variant="link" disabled={busy} onClick={onDelete}>
            {texts.delete}
            {of}
          </Button>
        </div>
      </div>
      {isRenaming && <RenameForm genre={genre} onDone={() => setRenaming(false)} />}
    </li>
  );
}

function RenameForm({ genre, onDone }: { genre: AdminGenreView; onDone: () => void }) {
  const texts = useTexts(genresTexts);
  const [editGenre] = useEditGenreMutation();
  const { slug } = genre;
  const form = useEditForm({
    item: genre,
    fields: {
      name: {
        label: texts.newNameOf,
        hint: texts.address(slug),
        maxLength: GENRE_MAX,
        autoComplete: 'off',
        autoFocus: true,
      },
    },
    read: ({ name }) => ({ name }),
    send: async ({ name }, { version }) => {
      const genres = await editGenre({ slug, body: { name, version } }).unwrap();
      return genres.find((one) => one.slug === slug) ?? genre;
    },
    saved: onDone,
  });
  return (
    <div className="max-w-md">
      <EditForm
        form={form}
        what={texts.thisGenre}
        button={texts.saveName}
        beside={
          <Button variant="link" onClick={onDone}>
            {useTexts(kitTexts).cancel}
          </Button>
        }
      >
        <EditFields of={form} />
      </EditForm>
    </div>
  );
}
