import { PAGES } from '@book-store/contract/pages';
import { Card } from '../../kit/card.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { SettingsFrame } from '../settings-frame/settings-frame.tsx';
import { usePlaceQuery, usePricesQuery } from './api.ts';
import { PlaceForm } from './place-form.tsx';
import { PricesForm } from './prices-form.tsx';

export default function CountrySettingsPage() {
  const place = usePlaceQuery(undefined, { refetchOnMountOrArgChange: true });
  const prices = usePricesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SettingsFrame head={PAGES.countrySettings}>
      <div className="stack max-w-2xl gap-6">
        <Loaded query={place} failed="The settings of the shop could not be loaded.">
          {(found) => (
            <Card title="Country and money">
              <PlaceForm place={found} />
            </Card>
          )}
        </Loaded>
        <Loaded query={prices} failed="The rules of prices could not be loaded.">
          {(found) => (
            <Card title="Rules of prices">
              <PricesForm prices={found} />
            </Card>
          )}
        </Loaded>
      </div>
    </SettingsFrame>
  );
}
