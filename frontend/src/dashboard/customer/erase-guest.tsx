import { useNavigate } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { confirmDestructive } from '../../kit/dialogs/dialogs.ts';
import { useAction } from '../../kit/use-action.ts';
import { paths } from '../../lib/dashboard-paths.ts';
import { useEraseGuestMutation } from '../customers/api.ts';

/** Guests have no account that they could delete, so they ask the owner. */
export function EraseGuest({ id, name }: { id: string; name: string }) {
  const [erase] = useEraseGuestMutation();
  const navigate = useNavigate();
  const { act, busy } = useAction({
    confirm: () =>
      confirmDestructive(
        `Erase the data of ${name}?`,
        'Their orders stay without the email address, and with name and address as long as the law asks. Mails and links are gone for good.',
        'Erase',
      ),
    run: () => erase(id).unwrap(),
    done: () => {
      navigate(paths.customers.to(), { replace: true });
      return 'The data has been erased';
    },
  });
  return (
    <div className="grid justify-items-start gap-2">
      <p className="prose text-muted">
        This customer orders without an account, so only you can erase their data.
      </p>
      <Button variant="secondary" disabled={busy} onClick={() => void act()}>
        {busy ? 'Erasing…' : 'Erase their data'}
      </Button>
    </div>
  );
}
