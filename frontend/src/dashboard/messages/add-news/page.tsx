import type { EditNewsBody } from '@book-store/contract/messages/news/news.schemas';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { shopDay } from '@book-store/contract/place';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card } from '../../../kit/card.tsx';
import { successToast } from '../../../kit/dialogs/dialogs.ts';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { paths } from '../../../lib/addresses/dashboard-paths.ts';
import { useAddNewsMutation } from '../parts/news/api.ts';
import { NewsForm } from '../parts/news/news-form.tsx';

const blank = (): EditNewsBody => ({
  title: '',
  description: '',
  text: '',
  date: shopDay(new Date()),
  draft: true,
});

export default function AddNewsPage() {
  const navigate = useNavigate();
  const [addNews] = useAddNewsMutation();
  const [first] = useState(blank);
  const [isAdded, setAdded] = useState(false);
  // Not at once: the form first has to know that it is saved, or it would ask.
  useEffect(() => {
    if (isAdded) navigate(paths.adminNews.to());
  }, [isAdded, navigate]);

  function onSaved({ draft }: EditNewsBody) {
    void successToast(draft ? 'The draft has been saved' : 'The news item is published');
    setAdded(true);
  }

  return (
    <section className="stack max-w-3xl gap-4">
      <PageHead {...PAGES.addNews} />
      <Card title="Write news">
        <NewsForm news={first} save={(body) => addNews(body).unwrap()} saved={onSaved} />
      </Card>
    </section>
  );
}
