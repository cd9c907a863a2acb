import { Card } from '../../../kit/card.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { SettingsFrame } from '../parts/settings-frame/settings-frame.tsx';
import { placeTexts } from '../place-texts.ts';
import { settingsTexts } from '../texts.ts';
import { useGetTaxSettingsQuery } from './api.ts';
import { TaxForm } from './tax-form.tsx';

export default function TaxSettingsPage() {
  const { title } = useTexts(placeTexts).tax;
  const query = useGetTaxSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SettingsFrame head={useDashboardHead('taxSettings')}>
      <Loaded query={query} failed={useTexts(settingsTexts).failed}>
        {(settings) => (
          <div className="max-w-4xl">
            <Card title={title}>
              <TaxForm settings={settings} />
            </Card>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
