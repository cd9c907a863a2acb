import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { SettingsFrame } from '../parts/settings-frame/settings-frame.tsx';
import { useEditShopSetupMutation, useGetShopSetupQuery } from '../parts/shop-setup/api.ts';
import { RemoveDemo } from '../parts/shop-setup/remove-demo.tsx';
import { setUpTexts } from '../set-up-texts.ts';
import { settingsTexts } from '../texts.ts';
import { BannerForm } from './banner-form.tsx';
import { RetentionForm } from './retention-form.tsx';
import { ShopForm } from './shop-form.tsx';
import { StorefrontForm } from './storefront-form.tsx';

export default function SettingsPage() {
  const texts = useTexts(settingsTexts);
  const query = useShopQuery();
  return (
    <SettingsFrame head={useDashboardHead('settings')}>
      <Loaded query={query} failed={texts.failed}>
        {(shop) => (
          <div className="stack items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Card title={texts.shop.title}>
              <ShopForm shop={shop} />
            </Card>
            <Card title={texts.banner.title}>
              <BannerForm shop={shop} />
            </Card>
            <Card title={texts.storefront.title}>
              <StorefrontForm shop={shop} />
            </Card>
            <Card title={texts.retention.title}>
              <RetentionForm shop={shop} />
            </Card>
          </div>
        )}
      </Loaded>
      <SetupAgain />
    </SettingsFrame>
  );
}

/** Keeps what 'Hide this' removes from the overview within reach. */
function SetupAgain() {
  const texts = useTexts(setUpTexts);
  const { data: setup } = useGetShopSetupQuery();
  const [editSetup] = useEditShopSetupMutation();
  const { act, busy } = useAction({
    run: () => editSetup({ dismissed: false }).unwrap(),
    done: () => texts.shownAgain,
  });
  if (!setup) return null;
  const isHidden = setup.dismissed && Object.values(setup.steps).includes(false);
  if (!isHidden && setup.demoBooks === 0) return null;

  return (
    <Card title={texts.titleInSettings}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {setup.demoBooks > 0 && <RemoveDemo />}
        {isHidden && (
          <Button variant="secondary" disabled={busy} onClick={() => void act()}>
            {texts.showAgain}
          </Button>
        )}
      </div>
    </Card>
  );
}
