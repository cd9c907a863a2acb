import {
  confirmFormPath,
  LINK_TOKEN,
  unsubscribeFormPath,
} from '@book-store/contract/messages/newsletter/newsletter-paths';
import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { FormCard } from '../../../../kit/forms/form-card.tsx';
import { kitTexts } from '../../../../kit/texts.ts';
import { useAction } from '../../../../kit/use-action.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { newsletterTexts } from '../../newsletter-texts.ts';
import { useConfirmAddressMutation, useUnsubscribeMutation } from './api.ts';

/** The token of an address, and what has come of the form if it was sent without JavaScript. */
type Given = { token: string; isDone: boolean; isExpired?: boolean; isFull?: boolean };

/** Asks with a button, because mail programs open links by themselves. */
export function ConfirmAddressCard({ token, ...sent }: Given) {
  const texts = useTexts(newsletterTexts);
  const [confirm] = useConfirmAddressMutation();
  return (
    <LinkCard
      {...texts.confirmation}
      {...sent}
      token={token}
      action={confirmFormPath(encodeURIComponent(token))}
      onPress={() => confirm({ token }).unwrap()}
    />
  );
}

/** Unsubscribes an address from the newsletter. */
export function UnsubscribeCard({ token, isDone }: Given) {
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

type LinkCardProps = Given & {
  title: string;
  text: string;
  done: string;
  /** Of a link that works for some days only. */
  expired?: string;
  /** Of a link that adds to a list. */
  full?: string;
  button: string;
  /** Where the form is sent without JavaScript. */
  action: string;
  onPress: () => Promise<unknown>;
};

/** A form without fields, for the links in mails: there is a button in it, and it works without JavaScript. */
export function LinkCard({
  title,
  text,
  done,
  expired,
  full,
  button,
  token,
  action,
  isDone,
  isExpired,
  isFull,
  onPress,
}: LinkCardProps) {
  const { incomplete } = useTexts(newsletterTexts);
  const { moment } = useTexts(kitTexts);
  const [isSent, setSent] = useState(false);
  const isOver = isSent || isDone;
  const isWhole = LINK_TOKEN.test(token);
  const refused = isFull ? full : isExpired ? expired : incomplete;
  const { act, busy, failure } = useAction({
    run: onPress,
    done: () => setSent(true),
    inPlace: true,
  });
  return (
    <FormCard title={title}>
      <div role="status" className="grid gap-5">
        {!isWhole && !isOver && <p className="font-semibold text-bad">{refused}</p>}
        {isOver && <p className="font-semibold text-good">{done}</p>}
        {failure && <p className="font-semibold text-bad">{failure}</p>}
      </div>
      {isWhole && !isOver && (
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
