import { PAGES } from '@book-store/contract/pages';
import { PageHead } from '../../kit/page-head.tsx';
import { useDashboardTexts } from '../shell/use-dashboard-texts.ts';
import { AddBookForm } from './add-book-form.tsx';

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
