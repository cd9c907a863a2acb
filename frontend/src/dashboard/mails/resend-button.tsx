import type { MailView } from '@book-store/contract/schemas/mails';
import { Button } from '../../kit/button.tsx';
import { confirmDestructive } from '../../kit/dialogs/dialogs.ts';
import { useAction } from '../../kit/use-action.ts';
import { useResendMailMutation } from './api.ts';

const words: Record<MailView['state'], string> = {
  waiting: 'Try now',
  sent: 'Send again',
  failed: 'Send again',
  kept: 'Send',
};

/** Sends a mail again; asks first if it has been sent, because its receiver gets it twice. */
export function ResendButton({ mail, describedBy }: { mail: MailView; describedBy: string }) {
  const [resend] = useResendMailMutation();
  const { act, busy, failure } = useAction({
    confirm: () =>
      mail.state !== 'sent' ||
      confirmDestructive(
        'Send this mail again?',
        `It has been sent to ${mail.to} already.`,
        'Send again',
      ),
    run: () => resend(mail._id).unwrap(),
    inPlace: true,
  });
  return (
    <>
      <Button
        variant="secondary"
        disabled={busy}
        aria-describedby={describedBy}
        onClick={() => void act()}
      >
        {busy ? 'Sending…' : words[mail.state]}
      </Button>
      {failure && (
        <p role="alert" className="text-fine font-semibold text-bad">
          {failure}
        </p>
      )}
    </>
  );
}
