import { FRESH } from '../../../api/refresh.ts';
import { Card } from '../../../kit/card.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { SettingsFrame } from '../parts/settings-frame/settings-frame.tsx';
import { settingsTexts } from '../texts.ts';
import { waysTexts } from '../ways-texts.ts';
import { useGetPaymentSettingsQuery } from './api.ts';
import { PaymentForm } from './payment-form.tsx';

export default function PaymentSettingsPage() {
  const { title } = useTexts(waysTexts).payments;
  const query = useGetPaymentSettingsQuery(undefined, FRESH);
  return (
    <SettingsFrame head={useDashboardHead('paymentSettings')}>
      <Loaded query={query} failed={useTexts(settingsTexts).failed}>
        {(settings) => (
          <div className="max-w-2xl">
            <Card title={title}>
              <PaymentForm settings={settings} />
            </Card>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
