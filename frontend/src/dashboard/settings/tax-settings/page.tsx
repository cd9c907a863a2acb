import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { Card } from '../../../kit/card.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { SettingsFrame } from '../parts/settings-frame/settings-frame.tsx';
import { useGetTaxSettingsQuery } from './api.ts';
import { TaxForm } from './tax-form.tsx';

export default function TaxSettingsPage() {
  const query = useGetTaxSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SettingsFrame head={PAGES.taxSettings}>
      <Loaded query={query} failed="The settings of the shop could not be loaded.">
        {(settings) => (
          <div className="max-w-4xl">
            <Card title="Tax and invoices">
              <TaxForm settings={settings} />
            </Card>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
