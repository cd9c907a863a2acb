import { useParams } from 'react-router-dom';
import { toApiProblem } from '../../api/api-problem.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { Failure } from '../../kit/failure.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { SectionCard } from '../../kit/section-card.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/specified-texts.ts';
import { useEditNewsMutation, useGetAnyNewsQuery } from '../news/api.ts';
import { NewsForm } from '../news/news-form.tsx';

export default function EditNewsPage() {
  const { id = '' } = useParams();
  const { currentData: item, error, refetch } = useGetAnyNewsQuery(id);
  const [editNews] = useEditNewsMutation();

  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead title={item?.title ?? 'News'} hidden />
      {!item && error && (
        <Failure
          text="The news item could not be loaded."
          detail={toApiProblem(error).message}
          onRetry={refetch}
        />
      )}
      {!item && !error && <Spinner text={texts.book.loading} />}
      {item && (
        <SectionCard title="Edit news">
          <NewsForm
            key={id}
            news={item}
            save={(body) => editNews({ id, body }).unwrap()}
            saved="The news item has been saved"
          />
        </SectionCard>
      )}
      <ButtonLink variant="link" to={paths.adminNews.to()} className="justify-self-start">
        All news
      </ButtonLink>
    </section>
  );
}
