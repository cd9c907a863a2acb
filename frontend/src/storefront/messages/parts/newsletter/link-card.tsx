import { unsubscribeFormPath } from '@book-store/contract/messages/newsletter/newsletter-paths';
import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { FormCard } from '../../../../kit/forms/form-card.tsx';
import { kitTexts } from '../../../../kit/texts.ts';
import { useAction } from '../../../../kit/use-action.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { newsletterTexts } from '../../newsletter-texts.ts';
import { useConfirmAddressMutation, useUnsubscribeMutation } from './api.ts';

/** Asks with a button, because mail programs open links by themselves. */
export function ConfirmAddressCard({ token }: { token: string }) {
  const texts = useTexts(newsletterTexts);
  const [confirm] = useConfirmAddressMutation();
  return (
    <LinkCard {...texts.confirmation} token={token} onPress={() => confirm({ token }).unwrap()} />
  );
}

type UnsubscribeCardProps = {
  token: string;
  /** Whether the form was sent without JavaScript. */
  isDone: boolean;
};

/** Unsubscribes an address from the newsletter, without JavaScript too. */
export function UnsubscribeCard({ token, isDone }: UnsubscribeCardProps) {
  const texts = useTexts(newsletterTexts);
  const [unsubscribe] = useUnsubscribeMutation();
  return (
    <LinkCard
      {...texts.end}
      token={token}
      action={unsubscribeFormPath(encodeURIComponent(token))}
      onPress={() => unsubscribe(token).unwrap()}
      isDone={isDone}
    />
  );
}

type LinkCardProps = {
  title: string;
  text: string;
  done: string;
  button: string;
  token: string;
  /** Where the form is sent without JavaScript. */
  action?: string;
  isDone?: boolean;
  onPress: () => Promise<unknown>;
};

/** A form without fields, for the links in mails: there is a button in it, and it works without JavaScript. */
export function LinkCard({
  title,
  text,
  done,
  button,
  token,
  action,
  isDone,
  onPress,
}: LinkCardProps) {
  const { incomplete } = useTexts(newsletterTexts);
  const { moment } = useTexts(kitTexts);
  const [isSent, setSent] = useState(false);
  const isOver = isSent || isDone;
  const { act, busy, failure } = useAction({
    run: onPress,
    done: () => setSent(true),
    inPlace: true,
  });
  return (
    <FormCard title={title}>
      <div role="status" className="grid gap-5">
        {!token && !isOver && <p className="font-semibold text-bad">{incomplete}</p>}
        {isOver && <p className="font-semibold text-good">{done}</p>}
        {failure && <p className="font-semibold text-bad">{failure}</p>}
      </div>
      {token && !isOver && (
        <form
          method="post"
          action={action}
          onSubmit={(event) => {
            event.preventDefault();
            void act();
          }}
          className="grid gap-6"
        >
          <p>{text}</p>
          <Button type="submit" disabled={busy}>
            {busy ? moment : button}
          </Button>
        </form>
      )}
    </FormCard>
  );
}
