import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { Card } from '../../../kit/card.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { SettingsFrame } from '../parts/settings-frame/settings-frame.tsx';
import { DeliveryForm } from './delivery-form.tsx';

export default function DeliverySettingsPage() {
  const query = useShopQuery();
  return (
    <SettingsFrame head={PAGES.deliverySettings}>
      <Loaded query={query} failed="The settings of the shop could not be loaded.">
        {(shop) => (
          <div className="max-w-2xl">
            <Card title="Delivery">
              <DeliveryForm shop={shop} />
            </Card>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
