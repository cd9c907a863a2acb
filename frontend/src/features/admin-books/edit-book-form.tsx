import type { BookView } from '@book-store/contract/schemas/books';
import { Link } from 'react-router-dom';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Field } from '../../shared/ui/field.tsx';
import { YoursAndTheirs } from '../../shared/ui/yours-and-theirs.tsx';
import { useEditBookMutation } from './admin-books-api.ts';
import { toBookBody, toSeen } from './book-draft.ts';
import { BookFields } from './book-fields.tsx';
import { BookForm } from './book-form.tsx';
import { CoverPicker } from './cover-picker.tsx';
import { DrawnCoverPreview } from './drawn-cover-preview.tsx';
import { useBookChanges } from './use-book-changes.ts';
import { useBookForm } from './use-book-form.ts';

type EditBookFormProps = {
  labelledBy: string;
  book: BookView;
  /** Refetches the book after an update. */
  refetch: () => Promise<unknown>;
};

/** Edits a book. Where another admin has changed the same meanwhile, the person chooses. */
export function EditBookForm({ labelledBy, book, refetch }: EditBookFormProps) {
  const { draft, stored, seen, onChange, forget, dispute, disputed, choose } = useBookChanges(book);
  const [editBook] = useEditBookMutation();

  const { onSubmit, submitting, errorOf, problem, savedAt, cover } = useBookForm({
    form: book._id,
    draft,
    stored,
    seen,
    onChange,
    failure: texts.admin.updateFailed,
    success: [texts.admin.updatedTitle, texts.admin.updatedText],
    save: async (complete) => {
      const body = toBookBody(complete, stored);
      const copies = 'stock' in body && { stockSeen: seen.stock ? Number(seen.stock) : null };
      try {
        const change = { ...body, ...copies, seen: toSeen(body, seen) };
        await editBook({ id: book._id, body: change }).unwrap();
      } catch (error) {
        if (dispute(toApiProblem(error), complete)) return false;
        throw error;
      }
      await refetch();
      forget();
      return true;
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
      before={
        disputed.length > 0 && (
          <YoursAndTheirs
            key={disputed.map(({ name, theirs }) => name + theirs).join()}
            what="this book"
            button={texts.admin.updateBook}
            disagreements={disputed}
            onChoose={choose}
          />
        )
      }
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
