import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { paths } from '../../../lib/addresses/dashboard-paths.ts';
import { useEditNewsMutation, useGetAnyNewsQuery } from '../parts/news/api.ts';
import { NewsForm } from '../parts/news/news-form.tsx';

export default function EditNewsPage() {
  const { id = '' } = useParams();
  const query = useGetAnyNewsQuery(id);
  const [editNews] = useEditNewsMutation();

  return (
    <section className="stack max-w-3xl gap-4">
      <PageHead title={query.currentData?.title ?? 'News'} hidden />
      <Loaded query={query} current failed="The news item could not be loaded.">
        {(item) => (
          <Card title="Edit news">
            <NewsForm
              key={id}
              news={item}
              save={(body) => editNews({ id, body }).unwrap()}
              saved="The news item has been saved"
            />
          </Card>
        )}
      </Loaded>
      <ButtonLink variant="link" to={paths.adminNews.to()} className="justify-self-start">
        All news
      </ButtonLink>
    </section>
  );
}
