import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { Card } from '../../../kit/card.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { SettingsFrame } from '../parts/settings-frame/settings-frame.tsx';
import { settingsTexts } from '../texts.ts';
import { waysTexts } from '../ways-texts.ts';
import { DeliveryForm } from './delivery-form.tsx';

export default function DeliverySettingsPage() {
  const { title } = useTexts(waysTexts).delivery;
  const query = useShopQuery();
  return (
    <SettingsFrame head={useDashboardHead('deliverySettings')}>
      <Loaded query={query} failed={useTexts(settingsTexts).failed}>
        {(shop) => (
          <div className="max-w-2xl">
            <Card title={title}>
              <DeliveryForm shop={shop} />
            </Card>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
