import type { OutboxMail } from '@book-store/contract/schemas/outbox';
import { useState } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { Button } from '../../kit/button.tsx';
import { confirmDestructive } from '../../kit/dialogs/dialogs.ts';
import { useResendMailMutation } from './api.ts';

const words: Record<OutboxMail['state'], string> = {
  waiting: 'Try now',
  sent: 'Send again',
  failed: 'Send again',
  kept: 'Send',
};

/** Sends a mail again; asks first if it has been sent, because its receiver gets it twice. */
export function ResendButton({ mail, describedBy }: { mail: OutboxMail; describedBy: string }) {
  const [resend, { isLoading }] = useResendMailMutation();
  const [failure, setFailure] = useState('');
  async function send() {
    setFailure('');
    const sure =
      mail.state !== 'sent' ||
      (await confirmDestructive(
        'Send this mail again?',
        `It has been sent to ${mail.to} already.`,
        'Send again',
      ));
    if (!sure) return;
    try {
      await resend(mail._id).unwrap();
    } catch (error) {
      setFailure(toApiProblem(error).message);
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        disabled={isLoading}
        aria-describedby={describedBy}
        onClick={() => void send()}
      >
        {isLoading ? 'Sending…' : words[mail.state]}
      </Button>
      {failure && (
        <p role="alert" className="text-fine font-semibold text-bad">
          {failure}
        </p>
      )}
    </>
  );
}
