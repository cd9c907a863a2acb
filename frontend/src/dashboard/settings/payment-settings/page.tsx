import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { Card } from '../../../kit/card.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { SettingsFrame } from '../parts/settings-frame/settings-frame.tsx';
import { useGetPaymentSettingsQuery } from './api.ts';
import { PaymentForm } from './payment-form.tsx';

export default function PaymentSettingsPage() {
  const query = useGetPaymentSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SettingsFrame head={PAGES.paymentSettings}>
      <Loaded query={query} failed="The settings of the shop could not be loaded.">
        {(settings) => (
          <div className="max-w-2xl">
            <Card title="Ways to pay">
              <PaymentForm settings={settings} />
            </Card>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
