import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { BookForm } from '../parts/book-form/book-fields.tsx';
import { CoverPicker } from '../parts/book-form/cover-picker.tsx';
import { DrawnCoverPreview } from '../parts/book-form/drawn-cover-preview.tsx';
import { useBookForm } from '../parts/book-form/use-book-form.ts';
import { useCreateBookMutation } from '../parts/books/admin-books-api.ts';

export default function AddBookPage() {
  const texts = useDashboardTexts();
  return (
    <section className="stack gap-4">
      <PageHead {...PAGES.addBook} title={texts.admin.addNewBook} />
      <h2 id="add-book">{texts.admin.addNewBook}</h2>
      <AddBookForm labelledBy="add-book" />
    </section>
  );
}

/** Adds a book, then resets itself for the next one. */
function AddBookForm({ labelledBy }: { labelledBy: string }) {
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
