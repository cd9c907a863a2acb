import type { ReplaceNewsBody } from '@book-store/contract/schemas/news';
import { useParams } from 'react-router-dom';
import {
  useEditNewsMutation,
  useGetAnyNewsQuery,
} from '../../features/admin-news/admin-news-api.ts';
import { NewsForm } from '../../features/admin-news/news-form.tsx';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/specified-texts.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { successToast } from '../../shared/ui/dialogs.ts';
import { Failure } from '../../shared/ui/failure.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { SectionCard } from '../../shared/ui/section-card.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';

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
