import { PAGES } from '@book-store/contract/pages';
import { SectionCard } from '../../kit/section-card.tsx';
import { SettingsFrame } from '../settings-frame/settings-frame.tsx';
import { ShopLoader } from '../settings-frame/shop-loader.tsx';
import { DeliveryForm } from './delivery-form.tsx';

export default function DeliverySettingsPage() {
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
