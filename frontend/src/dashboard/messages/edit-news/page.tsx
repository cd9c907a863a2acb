import type { EditNewsBody } from '@book-store/contract/messages/news/news.schemas';
import { shopDay } from '@book-store/contract/place';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ButtonLink } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { successToast } from '../../../kit/dialogs/dialogs.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useAddNewsMutation, useEditNewsMutation, useGetAnyNewsQuery } from '../parts/news/api.ts';
import { messagesTexts } from '../texts.ts';
import { NewsForm } from './news-form.tsx';

/** Edits a news item, or adds one if the URL has no id. */
export default function EditNewsPage() {
  const { id } = useParams();
  return (
    <section className="stack max-w-3xl gap-4">
      {id === undefined ? <AddNews /> : <EditNews key={id} id={id} />}
    </section>
  );
}

const blank = (): EditNewsBody => ({
  title: '',
  description: '',
  text: '',
  date: shopDay(new Date()),
  draft: false,
});

function AddNews() {
  const texts = useTexts(messagesTexts).news;
  const navigate = useNavigate();
  const [addNews] = useAddNewsMutation();
  const [first] = useState(blank);
  const [isAdded, setAdded] = useState(false);
  // In an effect, because until the form knows that it is saved, it would ask before leaving.
  useEffect(() => {
    if (isAdded) navigate(dashboardPaths.adminNews.to());
  }, [isAdded, navigate]);

  function onSaved({ draft }: EditNewsBody) {
    void successToast(draft ? texts.draftSaved : texts.published);
    setAdded(true);
  }

  return (
    <>
      <PageHead {...useDashboardHead('addNews')} />
      <Card title={texts.write}>
        <NewsForm news={first} save={(body) => addNews(body).unwrap()} saved={onSaved} />
      </Card>
    </>
  );
}

function EditNews({ id }: { id: string }) {
  const texts = useTexts(messagesTexts).news;
  const query = useGetAnyNewsQuery(id);
  const [editNews] = useEditNewsMutation();
  return (
    <>
      <PageHead title={query.currentData?.title ?? texts.title} hidden />
      <Loaded query={query} current failed={texts.failed}>
        {(item) => (
          <Card title={texts.edit}>
            <NewsForm
              news={item}
              save={(body) => editNews({ id, body }).unwrap()}
              saved={texts.saved}
            />
          </Card>
        )}
      </Loaded>
      <ButtonLink variant="link" to={dashboardPaths.adminNews.to()} className="justify-self-start">
        {texts.all}
      </ButtonLink>
    </>
  );
}
