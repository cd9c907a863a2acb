import { FRESH } from '../../../api/refresh.ts';
import { Card } from '../../../kit/card.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { SettingsFrame } from '../parts/settings-frame/settings-frame.tsx';
import { useGetPapersSettingsQuery, useGetTaxSettingsQuery } from '../parts/tax/tax-api.ts';
import { placeTexts } from '../place-texts.ts';
import { settingsTexts } from '../texts.ts';
import { PapersForm } from './papers-form.tsx';
import { TaxForm } from './tax-form.tsx';

export default function TaxSettingsPage() {
  const { tax, papers } = useTexts(placeTexts);
  const query = useGetTaxSettingsQuery(undefined, FRESH);
  const invoices = useGetPapersSettingsQuery(undefined, FRESH);
  return (
    <SettingsFrame head={useDashboardHead('taxSettings')}>
      <Loaded query={query} failed={useTexts(settingsTexts).failed}>
        {(settings) => (
          <div className="max-w-4xl">
            <Card title={tax.title}>
              <TaxForm settings={settings} />
            </Card>
          </div>
        )}
      </Loaded>
      <Loaded query={invoices} failed={useTexts(settingsTexts).failed}>
        {(settings) => (
          <div className="max-w-4xl">
            <Card title={papers.title}>
              <PapersForm settings={settings} />
            </Card>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
