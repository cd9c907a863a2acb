import { toApiProblem } from '../../shared/api/api-problem.ts';
import { useGetSavedDetailsQuery } from '../../shared/api/saved-details-api.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Failure } from '../../shared/ui/failure.tsx';
import { SectionCard } from '../../shared/ui/section-card.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { SavedDetailsForm } from './saved-details-form.tsx';

/** The details for the next checkout, to change or delete. */
export function SavedDetailsSection({ uid, name }: { uid: string; name: string | null }) {
  const { data, error, refetch } = useGetSavedDetailsQuery(uid);
  return (
    <SectionCard title="For your next order">
      <p className="text-muted">The checkout fills these in for you.</p>
      {data && <SavedDetailsForm uid={uid} saved={data} name={name} />}
      {!data && !error && <Spinner text={texts.book.loading} />}
      {!data && error && <Failure text={toApiProblem(error).message} onRetry={refetch} />}
    </SectionCard>
  );
}
