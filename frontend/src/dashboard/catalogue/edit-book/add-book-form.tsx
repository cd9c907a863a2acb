import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { bookTexts } from '../book-texts.ts';
import { BookForm } from '../parts/book-form/book-fields.tsx';
import { CoverPicker } from '../parts/book-form/cover-picker.tsx';
import { DrawnCoverPreview } from '../parts/book-form/drawn-cover-preview.tsx';
import { useBookForm } from '../parts/book-form/use-book-form.ts';
import { useCreateBookMutation } from '../parts/books/admin-books-api.ts';

/** Adds a book, then resets itself for the next one. */
export function AddBookForm({ labelledBy }: { labelledBy: string }) {
  const texts = useDashboardTexts();
  const { open } = useTexts(bookTexts);
  const [createBook] = useCreateBookMutation();
  const navigate = useNavigate();
  const added = useRef<string>(undefined);
  const form = useBookForm({
    failure: texts.admin.addFailed,
    success: [texts.admin.addedTitle, texts.admin.addedText],
    save: async (body) => {
      added.current = (await createBook(body).unwrap())._id;
      return undefined;
    },
    link: () => {
      if (added.current === undefined) return undefined;
      const href = dashboardPaths.editBook.to(added.current);
      return { text: open, href, follow: () => void navigate(href) };
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
