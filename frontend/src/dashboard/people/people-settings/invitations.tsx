import type { InvitationView } from '@book-store/contract/people/team/team.schemas';
import { Button } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useWithdrawInvitationMutation } from '../parts/team/api.ts';
import { teamTexts } from '../team-texts.ts';

/** Invitations that nobody has accepted yet. */
export function Invitations({ invitations }: { invitations: readonly InvitationView[] }) {
  const { invite: texts, roles } = useTexts(teamTexts);
  const [withdraw] = useWithdrawInvitationMutation();
  const { act, busy } = useAction({
    run: (id: string) => withdraw(id).unwrap(),
    done: () => texts.withdrawn,
  });
  return (
    <ul data-focus-area className="grid gap-4">
      {invitations.map(({ id, role, email, by, expiresAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-40 flex-1">
            <p className="font-semibold break-words">{email ?? texts.withoutEmail}</p>
            <p className="text-fine text-muted">
              {roles[role]} · {texts.by(by)} · {texts.until} <DateTime at={expiresAt} />
            </p>
          </div>
          <Button variant="secondary" disabled={busy} onClick={() => void act(id)}>
            {texts.withdraw}
            <span className="sr-only"> {email ?? texts.withoutEmail}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
