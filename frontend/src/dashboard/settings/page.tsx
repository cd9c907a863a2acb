import { PAGES } from '@book-store/contract/pages';
import { useShopQuery } from '../../api/shop-api.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { SectionCard } from '../../kit/section-card.tsx';
import { SettingsFrame } from '../settings-frame/settings-frame.tsx';
import { BannerForm } from './banner-form.tsx';
import { RetentionForm } from './retention-form.tsx';
import { SetupAgain } from './setup-again.tsx';
import { ShopForm } from './shop-form.tsx';

export default function SettingsPage() {
  const query = useShopQuery();
  return (
    <SettingsFrame head={PAGES.settings}>
      <Loaded query={query} failed="The settings of the shop could not be loaded.">
        {(shop) => (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <SectionCard title="The shop">
              <ShopForm shop={shop} />
            </SectionCard>
            <SectionCard title="Banner of the home page">
              <BannerForm shop={shop} />
            </SectionCard>
            <SectionCard title="Personal data in orders">
              <RetentionForm shop={shop} />
            </SectionCard>
          </div>
        )}
      </Loaded>
      <SetupAgain />
    </SettingsFrame>
  );
}
