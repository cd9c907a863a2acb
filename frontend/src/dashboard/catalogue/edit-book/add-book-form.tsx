import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { BookForm } from '../parts/book-form/book-fields.tsx';
import { CoverPicker } from '../parts/book-form/cover-picker.tsx';
import { DrawnCoverPreview } from '../parts/book-form/drawn-cover-preview.tsx';
import { useBookForm } from '../parts/book-form/use-book-form.ts';
import { useCreateBookMutation } from '../parts/books/admin-books-api.ts';

/** Adds a book, then resets itself for the next one. */
export function AddBookForm({ labelledBy }: { labelledBy: string }) {
  const texts = useDashboardTexts();
  const [createBook] = useCreateBookMutation();
  const form = useBookForm({
    failure: texts.admin.addFailed,
    success: [texts.admin.addedTitle, texts.admin.addedText],
    save: async (body) => {
      await createBook(body).unwrap();
      return undefined;
    },
  });
  const { title, author, category, coverImage } = form.values;
  return (
    <BookForm
      form={form}
      labelledBy={labelledBy}
      button={form.submitting ? texts.admin.adding : texts.admin.addBook}
      cover={
        <CoverPicker
          label={texts.admin.coverImage}
          name="coverImage"
          upload={form.cover.upload}
          cover={{ coverImage, title }}
          blank={<DrawnCoverPreview book={{ title, author, category }} />}
          error={form.errorOf('coverImage')}
          onChoose={form.cover.choose}
          onClear={form.cover.clear}
        />
      }
    />
  );
}
