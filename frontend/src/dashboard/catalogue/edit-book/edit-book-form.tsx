import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { Link } from 'react-router-dom';
import { Field } from '../../../kit/fields/field.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { BookForm } from '../parts/book-form/book-fields.tsx';
import { CoverPicker } from '../parts/book-form/cover-picker.tsx';
import { DrawnCoverPreview } from '../parts/book-form/drawn-cover-preview.tsx';
import { useBookForm } from '../parts/book-form/use-book-form.ts';
import { useEditBookMutation } from '../parts/books/admin-books-api.ts';

type EditBookFormProps = {
  labelledBy: string;
  book: BookView;
  /** Refetches the book after an update. */
  refetch: () => Promise<unknown>;
};

/** Edits a book except its stock, which changes while the form is open and has its own form. */
export function EditBookForm({ labelledBy, book, refetch }: EditBookFormProps) {
  const texts = useDashboardTexts();
  const [editBook] = useEditBookMutation();
  const form = useBookForm({
    book,
    failure: texts.admin.updateFailed,
    success: [texts.admin.updatedTitle, texts.admin.updatedText],
    save: async (body, { version } = book) => {
      const saved = await editBook({ id: book._id, body: { ...body, version } }).unwrap();
      await refetch();
      return saved;
    },
  });
  const { title, author, category, coverImage } = form.values;
  const url = form.field('coverImage');
  return (
    <BookForm
      form={form}
      labelledBy={labelledBy}
      button={form.submitting ? texts.admin.updating : texts.admin.updateBook}
      beside={
        book.hidden ? undefined : (
          <Link to={dashboardPaths.book.to(book._id)} className="link py-2.5">
            View in the shop
          </Link>
        )
      }
      cover={
        <>
          <CoverPicker
            label="Upload another picture"
            name="coverFile"
            upload={form.cover.upload}
            cover={{ coverImage: coverImage || book.coverImage, title }}
            blank={<DrawnCoverPreview book={{ id: book._id, title, author, category }} />}
            error={undefined}
            onChoose={form.cover.choose}
            onClear={form.cover.clear}
          />
          <Field
            {...url}
            label={texts.admin.coverImageUrl}
            autoComplete="off"
            spellCheck={false}
            hint="The URL of a picture, or the name of an uploaded one. Leave blank to keep the current cover."
            onChange={(event) => {
              form.cover.clear();
              url.onChange(event);
            }}
          />
        </>
      }
    />
  );
}
