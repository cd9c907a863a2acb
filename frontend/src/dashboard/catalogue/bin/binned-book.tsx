import type { BinnedBookView } from '@book-store/contract/catalogue/bin/bin.schemas';
import { useState } from 'react';
import { useAllGenreNames } from '../../../api/calls/all-genres-api.ts';
import { Button } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { SelectField } from '../../../kit/fields/field.tsx';
import { ErrorMessage } from '../../../kit/forms/form-problem.tsx';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { binTexts } from '../bin-texts.ts';
import { AllGenreOptions } from '../parts/books/all-genre-options.tsx';
import { useRemoveFromBinMutation } from '../parts/books/bin-api.ts';
import { refusalOf } from '../parts/books/refused-book.ts';
import { usePutBooksBack } from '../parts/books/use-put-books-back.ts';

/** A deleted book. One whose genre has gone asks for another one. */
export function BinnedBook({
  binned: { book, deletedAt, deletedBy, keptUntil, genreGone },
}: {
  binned: BinnedBookView;
}) {
  const { _id, title, author } = book;
  const texts = useTexts(binTexts);
  const genreName = useAllGenreNames();
  const [category, setCategory] = useState('');
  const putBooksBack = usePutBooksBack();
  const [remove] = useRemoveFromBinMutation();
  const [refusal, setRefusal] = useState('');
  const puttingBack = useAction({
    run: () => putBooksBack([_id], category || undefined),
    done: ({ books: [one] }) => {
      const refused = one?.outcome === 'refused' ? refusalOf(one) : '';
      setRefusal(refused);
      return refused ? undefined : texts.isBack(title);
    },
    inPlace: true,
  });
  const removing = useAction({
    confirm: () =>
      confirmDestructive(texts.question(title), texts.questionText, texts.deleteForGood),
    run: () => remove(_id).unwrap(),
    done: () => texts.isDeleted(title),
  });
  const busy = puttingBack.busy || removing.busy;
  const of = <span className="sr-only">{texts.of(title)}</span>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0 md:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold break-words">{title}</p>
        {author && <p className="break-words">{author}</p>}
        <p className="text-fine text-muted break-words">
          {inSentence(
            (at, until) => texts.deleted(at, deletedBy, until),
            <DateTime key="deleted" at={deletedAt} />,
            <DateTime key="kept" at={keptUntil} />,
          )}
        </p>
        {genreGone && <p className="text-fine">{texts.genreGone(genreName(book.category))}</p>}
        <ErrorMessage className="break-words">{puttingBack.failure || refusal}</ErrorMessage>
      </div>
      {genreGone && (
        <SelectField
          label={texts.newGenre}
          className="min-w-40 grow basis-40 md:grow-0"
          value={category}
          onChange={({ currentTarget }) => setCategory(currentTarget.value)}
        >
          <option value="">{texts.choose}</option>
          <AllGenreOptions chosen={category} />
        </SelectField>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" disabled={busy} onClick={() => void puttingBack.act()}>
          {puttingBack.busy ? texts.puttingBack : texts.putBack}
          {of}
        </Button>
        <Button variant="link" disabled={busy} onClick={() => void removing.act()}>
          {texts.deleteNow}
          {of}
        </Button>
      </div>
    </li>
  );
}
