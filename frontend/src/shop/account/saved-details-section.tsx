import { useGetSavedDetailsQuery } from '../../api/saved-details-api.ts';
import { Card } from '../../kit/card.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { SavedDetailsForm } from './saved-details-form.tsx';

/** The details for the next checkout, to change or delete. */
export function SavedDetailsSection({ uid, name }: { uid: string; name: string | null }) {
  const query = useGetSavedDetailsQuery(uid);
  return (
    <Card title="For your next order">
      <p className="text-muted">The checkout fills these in for you.</p>
      <Loaded query={query}>
        {(saved) => <SavedDetailsForm uid={uid} saved={saved} name={name} />}
      </Loaded>
    </Card>
  );
}
