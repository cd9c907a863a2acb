import { PAGES } from '@book-store/contract/pages';
import { AddBookForm } from '../../features/admin-books/add-book-form.tsx';
import { texts } from '../../shared/specified-texts.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';

export function AddBookPage() {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead {...PAGES.addBook} />
      <h2 id="add-book">{texts.admin.addNewBook}</h2>
      <AddBookForm labelledBy="add-book" />
    </section>
  );
}
