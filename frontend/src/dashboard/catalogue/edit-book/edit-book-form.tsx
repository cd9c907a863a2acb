import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { isExternalCover } from '@book-store/contract/pictures';
import { Link } from 'react-router-dom';
import { Field } from '../../../kit/fields/field.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { bookTexts } from '../book-texts.ts';
import { BookForm } from '../parts/book-form/book-fields.tsx';
import { CoverPicker } from '../parts/book-form/cover-picker.tsx';
import { DrawnCoverPreview } from '../parts/book-form/drawn-cover-preview.tsx';
import { useBookForm } from '../parts/book-form/use-book-form.ts';
import { useEditBookMutation } from '../parts/books/admin-books-api.ts';
import { CopiedCover } from './copied-cover.tsx';

type EditBookFormProps = {
  labelledBy: string;
  book: BookView;
  /** Refetches the book after an update. */
  refetch: () => Promise<unknown>;
};

/** Edits a book except its stock, which changes while the form is open and has its own form. */
export function EditBookForm({ labelledBy, book, refetch }: EditBookFormProps) {
  const { admin } = useDashboardTexts();
  const texts = useTexts(bookTexts);
  const [editBook] = useEditBookMutation();
  const form = useBookForm({
    book,
    failure: admin.updateFailed,
    success: [admin.updatedTitle, admin.updatedText],
    save: async (body, { version } = book) => {
      const saved = await editBook({ id: book._id, body: { ...body, version } }).unwrap();
      await refetch();
      return saved;
    },
  });
  const { title, author, category, coverImage } = form.values;
  const url = form.field('coverImage');
  const isStored = coverImage === '' || coverImage === (book.coverSource ?? book.coverImage);
  const file = isExternalCover(coverImage) ? '' : coverImage;
  return (
    <BookForm
      form={form}
      labelledBy={labelledBy}
      button={form.submitting ? admin.updating : admin.updateBook}
      beside={
        book.hidden ? undefined : (
          <Link to={dashboardPaths.book.to(book._id)} className="link py-2.5">
            {texts.view}
          </Link>
        )
      }
      cover={
        <>
          <CoverPicker
            label={texts.cover.another}
            name="coverFile"
            upload={form.cover.upload}
            cover={{ coverImage: isStored ? book.coverImage : file, title }}
            blank={<DrawnCoverPreview book={{ id: book._id, title, author, category }} />}
            error={undefined}
            onChoose={form.cover.choose}
            onClear={form.cover.clear}
          />
          <Field
            {...url}
            label={admin.coverImageUrl}
            autoComplete="off"
            spellCheck={false}
            hint={texts.cover.urlHint}
            onChange={(event) => {
              form.cover.clear();
              url.onChange(event);
            }}
          />
          {isStored && <CopiedCover book={book} />}
        </>
      }
    />
  );
}
