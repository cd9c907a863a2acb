import type { BookView } from '@book-store/contract/schemas/books';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Field } from '../../shared/ui/field.tsx';
import { useEditBookMutation } from './admin-books-api.ts';
import { type BookDraft, toBookBody, toDraft } from './book-draft.ts';
import { BookFields } from './book-fields.tsx';
import { BookForm } from './book-form.tsx';
import { CoverPicker } from './cover-picker.tsx';
import { restoreDraft } from './draft-storage.ts';
import { DrawnCoverPreview } from './drawn-cover-preview.tsx';
import { useBookForm } from './use-book-form.ts';

type EditBookFormProps = {
  labelledBy: string;
  book: BookView;
  /** Refetches the book after an update. */
  refetch: () => Promise<unknown>;
};

/** Edits a book. Keeps the changes apart from the stored book, so that a refetch overwrites no input. */
export function EditBookForm({ labelledBy, book, refetch }: EditBookFormProps) {
  const [changes, setChanges] = useState(() => restoreDraft(book._id));
  // What the form showed when the stock was first typed, because copies may be sold meanwhile.
  const [stockSeen, setStockSeen] = useState(book.stock);
  const [editBook] = useEditBookMutation();
  const stored = toDraft(book);
  const draft = { ...stored, ...changes };
  const onChange = (change: Partial<BookDraft>) => {
    if ('stock' in change && !('stock' in changes)) setStockSeen(book.stock);
    setChanges((now) => ({ ...now, ...change }));
  };

  const { onSubmit, submitting, errorOf, problem, cover } = useBookForm({
    form: book._id,
    draft,
    stored,
    onChange,
    failure: texts.admin.updateFailed,
    success: [texts.admin.updatedTitle, texts.admin.updatedText],
    save: async (complete) => {
      const body = toBookBody(complete, stored);
      const counted = 'stock' in body && { stockSeen: stockSeen ?? null };
      await editBook({ id: book._id, body: { ...body, ...counted } }).unwrap();
      await refetch();
      setChanges({});
    },
  });

  const { title, author, category } = draft;
  return (
    <BookForm
      labelledBy={labelledBy}
      onSubmit={onSubmit}
      submitting={submitting}
      problem={problem}
      button={submitting ? 'Updating..' : texts.admin.updateBook}
      beside={
        book.hidden ? undefined : (
          <Link to={paths.book.to(book._id)} className="link py-2.5">
            View in the shop
          </Link>
        )
      }
      fields={<BookFields draft={draft} errorOf={errorOf} onChange={onChange} />}
      cover={
        <>
          <CoverPicker
            label="Upload another picture"
            name="coverFile"
            upload={cover.upload}
            cover={{ image: draft.coverImage || book.coverImage, title }}
            blank={<DrawnCoverPreview book={{ id: book._id, title, author, category }} />}
            error={undefined}
            onChoose={cover.choose}
            onClear={cover.clear}
          />
          <Field
            label="Cover Image URL"
            name="coverImage"
            value={draft.coverImage}
            error={errorOf('coverImage')}
            autoComplete="off"
            spellCheck={false}
            hint="The URL of a picture, or the name of an uploaded one. Leave blank to keep the current cover."
            onChange={({ currentTarget: { value } }) => {
              cover.clear();
              onChange({ coverImage: value });
            }}
          />
        </>
      }
    />
  );
}
