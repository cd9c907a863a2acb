import { toApiProblem } from '../../api/api-problem.ts';
import { useGetSavedDetailsQuery } from '../../api/saved-details-api.ts';
import { Failure } from '../../kit/failure.tsx';
import { SectionCard } from '../../kit/section-card.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { texts } from '../../lib/specified-texts.ts';
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
