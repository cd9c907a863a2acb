import type { BookView } from '@book-store/contract/schemas/books';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EditConflict } from '../../kit/forms/edit-conflict.tsx';
import { Field } from '../../kit/forms/field.tsx';
import { useEditConflict } from '../../kit/forms/use-edit-conflict.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/specified-texts.ts';
import { type BookDraft, isSameDraft, toBookBody, toDraft } from '../book-form/book-draft.ts';
import { BookFields } from '../book-form/book-fields.tsx';
import { BookForm } from '../book-form/book-form.tsx';
import { CoverPicker } from '../book-form/cover-picker.tsx';
import { restoreDraft } from '../book-form/draft-storage.ts';
import { DrawnCoverPreview } from '../book-form/drawn-cover-preview.tsx';
import { useBookForm } from '../book-form/use-book-form.ts';
import { useEditBookMutation } from '../books/admin-books-api.ts';
import { DRAFT_LABELS } from './draft-names.ts';

type EditBookFormProps = {
  labelledBy: string;
  book: BookView;
  /** Refetches the book after an update. */
  refetch: () => Promise<unknown>;
};

/** Edits a book, except its copies: they are sold while the form is open, and have a form of their own. */
export function EditBookForm({ labelledBy, book, refetch }: EditBookFormProps) {
  const [restored] = useState(() => restoreDraft(book._id));
  const opened = restored.opened ?? book;
  const [draft, setDraft] = useState({ ...toDraft(opened), ...restored.changes });
  const onChange = (change: Partial<BookDraft>) => setDraft((now) => ({ ...now, ...change }));
  const { base, setBase, save, conflict } = useEditConflict({
    opened,
    valuesOf: toDraft,
    labels: DRAFT_LABELS,
    put: (name, value) => onChange({ [name]: value }),
  });
  const stored = toDraft(base);
  if (base !== book && book.version >= base.version && isSameDraft(draft, stored)) {
    // Loaded anew before anything was typed.
    setBase(book);
    setDraft(toDraft(book));
  }
  const [editBook] = useEditBookMutation();

  const { onSubmit, submitting, errorOf, problem, savedAt, cover } = useBookForm({
    form: book._id,
    draft,
    stored,
    opened: base,
    onChange,
    failure: texts.admin.updateFailed,
    success: [texts.admin.updatedTitle, texts.admin.updatedText],
    save: async (complete) => {
      const body = toBookBody(complete, stored);
      // A blank cover keeps the one that is there.
      const typed = { ...complete, coverImage: complete.coverImage || base.coverImage };
      await save(typed, async ({ version }) => {
        const saved = await editBook({ id: book._id, body: { ...body, version } }).unwrap();
        await refetch();
        return saved;
      });
    },
  });

  const { title, author, category } = draft;
  return (
    <BookForm
      labelledBy={labelledBy}
      onSubmit={onSubmit}
      submitting={submitting}
      problem={problem}
      savedAt={savedAt}
      before={<EditConflict conflict={conflict} what="this book" problem={null} />}
      button={submitting ? 'Updating..' : texts.admin.updateBook}
      beside={
        book.hidden ? undefined : (
          <Link to={paths.book.to(book._id)} className="link py-2.5">
            View in the shop
          </Link>
        )
      }
      fields={
        <BookFields
          draft={draft}
          oldPriceOptional={stored.oldPrice === ''}
          errorOf={errorOf}
          onChange={onChange}
        />
      }
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
