import { useGetSavedDetailsQuery } from '../../api/saved-details-api.ts';
import { Card } from '../../kit/card.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { useTexts } from '../../lib/storefront-texts.ts';
import { SavedDetailsForm } from './saved-details-form.tsx';
import { accountTexts } from './texts.ts';

/** The details for the next checkout, to change or delete. */
export function SavedDetailsSection({ uid, name }: { uid: string; name: string | null }) {
  const texts = useTexts(accountTexts);
  const query = useGetSavedDetailsQuery(uid);
  return (
    <Card title={texts.forNextOrder}>
      <p className="text-muted">{texts.filledIn}</p>
      <Loaded query={query}>
        {(saved) => <SavedDetailsForm uid={uid} saved={saved} name={name} />}
      </Loaded>
    </Card>
  );
}
