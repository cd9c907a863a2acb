import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useEditShopSetupMutation, useGetShopSetupQuery } from '../shop-setup/api.ts';
import { RemoveDemo } from '../shop-setup/remove-demo.tsx';

/** What 'Hide this' takes off the overview: the demo's end, and the way back to the checklist. */
export function SetupAgain() {
  const { data: setup } = useGetShopSetupQuery();
  const [editSetup] = useEditShopSetupMutation();
  const { act, busy } = useAction({
    run: () => editSetup({ dismissed: false }).unwrap(),
    done: () => 'The checklist is on the overview again',
  });
  if (!setup) return null;
  const isHidden = setup.dismissed && Object.values(setup.steps).includes(false);
  if (!isHidden && setup.demoBooks === 0) return null;

  return (
    <Card title="Setting up the shop">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {setup.demoBooks > 0 && <RemoveDemo />}
        {isHidden && (
          <Button variant="secondary" disabled={busy} onClick={() => void act()}>
            Show the checklist again
          </Button>
        )}
      </div>
    </Card>
  );
}
