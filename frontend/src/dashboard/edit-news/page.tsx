import type { ReplaceNewsBody } from '@book-store/contract/schemas/news';
import { useParams } from 'react-router-dom';
import { toApiProblem } from '../../api/api-problem.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { successToast } from '../../kit/dialogs/dialogs.ts';
import { Failure } from '../../kit/failure.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { SectionCard } from '../../kit/section-card.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/specified-texts.ts';
import { useEditNewsMutation, useGetAnyNewsQuery } from '../news/api.ts';
import { NewsForm } from '../news/news-form.tsx';

export function EditNewsPage() {
  const { id = '' } = useParams();
  const { currentData: item, error, refetch } = useGetAnyNewsQuery(id);
  const [editNews] = useEditNewsMutation();

  async function save(body: ReplaceNewsBody) {
    const stored = await editNews({ id, body }).unwrap();
    void successToast('The news item has been saved');
    return stored;
  }

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
          <NewsForm key={id} news={item} save={save} />
        </SectionCard>
      )}
      <ButtonLink variant="link" to={paths.adminNews.to()} className="justify-self-start">
        All news
      </ButtonLink>
    </section>
  );
}
