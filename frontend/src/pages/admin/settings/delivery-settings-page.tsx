import { PAGES } from '@book-store/contract/pages';
import { DeliveryForm } from '../../../features/admin-settings/delivery-form.tsx';
import { ShopLoader } from '../../../features/admin-settings/shop-loader.tsx';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function DeliverySettingsPage() {
  return (
    <SettingsFrame head={PAGES.deliverySettings}>
      <ShopLoader>
        {(shop) => (
          <div className="max-w-2xl">
            <SectionCard title="Delivery">
              <DeliveryForm shop={shop} />
            </SectionCard>
          </div>
        )}
      </ShopLoader>
    </SettingsFrame>
  );
}
