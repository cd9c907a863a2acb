import { toApiProblem } from '../../api/api-problem.ts';
import { Button } from '../../kit/button.tsx';
import { alertDialog, successToast } from '../../kit/dialogs/dialogs.ts';
import { SectionCard } from '../../kit/section-card.tsx';
import { useEditShopSetupMutation, useGetShopSetupQuery } from '../shop-setup/api.ts';
import { RemoveDemo } from '../shop-setup/remove-demo.tsx';

/** What 'Hide this' takes off the overview: the demo's end, and the way back to the checklist. */
export function SetupAgain() {
  const { data: setup } = useGetShopSetupQuery();
  const [editSetup, { isLoading }] = useEditShopSetupMutation();
  if (!setup) return null;
  const isHidden = setup.dismissed && Object.values(setup.steps).includes(false);
  if (!isHidden && setup.demoBooks === 0) return null;

  async function show() {
    try {
      await editSetup({ dismissed: false }).unwrap();
      void successToast('The checklist is on the overview again');
    } catch (error) {
      await alertDialog(toApiProblem(error).message, 'error');
    }
  }

  return (
    <SectionCard title="Setting up the shop">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {setup.demoBooks > 0 && <RemoveDemo />}
        {isHidden && (
          <Button variant="secondary" disabled={isLoading} onClick={() => void show()}>
            Show the checklist again
          </Button>
        )}
      </div>
    </SectionCard>
  );
}
