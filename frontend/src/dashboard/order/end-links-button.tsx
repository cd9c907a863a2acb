import { Button } from '../../kit/button.tsx';
import { confirmDestructive } from '../../kit/dialogs/dialogs.ts';
import { useAction } from '../../kit/use-action.ts';
import { useEndGuestLinksMutation } from '../orders/api.ts';

/** Ends the links in a guest's mails, such as when a mail has reached somebody else. */
export function EndLinksButton({ id }: { id: string }) {
  const [endLinks] = useEndGuestLinksMutation();
  const { act, busy } = useAction({
    confirm: () =>
      confirmDestructive(
        'End the links in the mails so far?',
        'Whoever opens one no longer sees this order. Mails that follow have a new link.',
        'End links',
      ),
    run: () => endLinks(id).unwrap(),
    done: () => 'The links no longer work',
  });
  return (
    <Button variant="secondary" disabled={busy} onClick={() => void act()}>
      End the links in mails
    </Button>
  );
}
