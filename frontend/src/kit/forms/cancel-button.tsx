import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { Button } from '../button.tsx';
import { dashboardKitTexts } from '../dashboard-texts.ts';
import { confirmDestructive } from '../dialogs/dialogs.ts';
import { kitTexts } from '../texts.ts';

type CancelButtonProps = {
  /** From `useForm` or `useEditForm`. */
  form: { isDirty: boolean };
  onCancel: () => void;
};

/** Closes a form; asks before that loses what was typed. */
export function CancelButton({ form, onCancel }: CancelButtonProps) {
  const { cancel } = useTexts(kitTexts);
  const { title, text, drop, keep } = useTexts(dashboardKitTexts).dropping;
  async function close() {
    if (!form.isDirty || (await confirmDestructive(title, text, drop, keep))) onCancel();
  }
  return (
    <Button variant="secondary" onClick={() => void close()}>
      {cancel}
    </Button>
  );
}
