import { useState } from 'react';
import { texts } from '../../lib/specified-texts.ts';
import { type BookDraft, EMPTY_DRAFT, toBookBody } from '../book-form/book-draft.ts';
import { BookFields } from '../book-form/book-fields.tsx';
import { BookForm } from '../book-form/book-form.tsx';
import { CoverPicker } from '../book-form/cover-picker.tsx';
import { restoreDraft } from '../book-form/draft-storage.ts';
import { DrawnCoverPreview } from '../book-form/drawn-cover-preview.tsx';
import { useBookForm } from '../book-form/use-book-form.ts';
import { useCreateBookMutation } from '../books/admin-books-api.ts';

/** Adds a book, then resets itself for the next one. */
export function AddBookForm({ labelledBy }: { labelledBy: string }) {
  const [draft, setDraft] = useState<BookDraft>(() => ({
    ...EMPTY_DRAFT,
    ...restoreDraft('new').changes,
  }));
  const [createBook] = useCreateBookMutation();
  const onChange = (change: Partial<BookDraft>) => setDraft((now) => ({ ...now, ...change }));

  const { onSubmit, submitting, errorOf, problem, savedAt, cover } = useBookForm({
    form: 'new',
    draft,
    stored: EMPTY_DRAFT,
    onChange,
    failure: texts.admin.addFailed,
    success: [texts.admin.addedTitle, texts.admin.addedText],
    save: async (complete) => {
      await createBook(toBookBody(complete)).unwrap();
      setDraft(EMPTY_DRAFT);
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
      button={submitting ? texts.admin.adding : texts.admin.addBook}
      fields={<BookFields isNew draft={draft} errorOf={errorOf} onChange={onChange} />}
      cover={
        <CoverPicker
          label="Cover Image"
          name="coverImage"
          upload={cover.upload}
          cover={{ image: draft.coverImage, title: draft.title }}
          blank={<DrawnCoverPreview book={{ title, author, category }} />}
          error={errorOf('coverImage')}
          onChoose={cover.choose}
          onClear={cover.clear}
        />
      }
    />
  );
}
