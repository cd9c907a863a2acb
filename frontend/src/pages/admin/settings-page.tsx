import { PAGES } from '@book-store/contract/pages';
import { BannerForm } from '../../features/admin-settings/banner-form.tsx';
import { RetentionForm } from '../../features/admin-settings/retention-form.tsx';
import { ShopForm } from '../../features/admin-settings/shop-form.tsx';
import { ShopLoader } from '../../features/admin-settings/shop-loader.tsx';
import { SetupAgain } from '../../features/shop-setup/setup-again.tsx';
import { SectionCard } from '../../shared/ui/section-card.tsx';
import { SettingsFrame } from './settings/settings-frame.tsx';

export function SettingsPage() {
  return (
    <SettingsFrame head={PAGES.settings}>
      <ShopLoader>
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
      </ShopLoader>
      <SetupAgain />
    </SettingsFrame>
  );
}
