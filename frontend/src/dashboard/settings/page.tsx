import { PAGES } from '@book-store/contract/pages';
import { useShopQuery } from '../../api/shop-api.ts';
import { Card } from '../../kit/card.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { SettingsFrame } from '../settings-frame/settings-frame.tsx';
import { BannerForm } from './banner-form.tsx';
import { RetentionForm } from './retention-form.tsx';
import { SetupAgain } from './setup-again.tsx';
import { ShopForm } from './shop-form.tsx';
import { StorefrontForm } from './storefront-form.tsx';

export default function SettingsPage() {
  const query = useShopQuery();
  return (
    <SettingsFrame head={PAGES.settings}>
      <Loaded query={query} failed="The settings of the shop could not be loaded.">
        {(shop) => (
          <div className="stack items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Card title="The shop">
              <ShopForm shop={shop} />
            </Card>
            <Card title="Banner of the home page">
              <BannerForm shop={shop} />
            </Card>
            <Card title="Storefront">
              <StorefrontForm shop={shop} />
            </Card>
            <Card title="Personal data in orders">
              <RetentionForm shop={shop} />
            </Card>
          </div>
        )}
      </Loaded>
      <SetupAgain />
    </SettingsFrame>
  );
}
