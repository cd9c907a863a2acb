import { unsubscribeFormPath } from '@book-store/contract/messages/newsletter/newsletter-paths';
import { toApiProblem } from '../../../../api/api-problem.ts';
import { Button } from '../../../../kit/button.tsx';
import { FormCard } from '../../../../kit/forms/form-card.tsx';
import { kitTexts } from '../../../../kit/texts.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { useConfirmAddressMutation, useUnsubscribeMutation } from './api.ts';
import { newsletterTexts } from './texts.ts';

/** Asks with a button, because mail programs open links by themselves. */
export function ConfirmAddressCard({ token }: { token: string }) {
  const texts = useTexts(newsletterTexts);
  const [confirm, state] = useConfirmAddressMutation();
  return (
    <LinkCard
      {...texts.confirmation}
      token={token}
      onPress={() => void confirm({ token })}
      {...state}
    />
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
  const [unsubscribe, { isSuccess, ...state }] = useUnsubscribeMutation();
  return (
    <LinkCard
      {...texts.end}
      token={token}
      action={unsubscribeFormPath(encodeURIComponent(token))}
      onPress={() => void unsubscribe(token)}
      isSuccess={isSuccess || isDone}
      {...state}
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
  onPress: () => void;
  isLoading: boolean;
  isSuccess: boolean;
  error?: unknown;
};

function LinkCard({
  title,
  text,
  done,
  button,
  token,
  action,
  onPress,
  isLoading,
  isSuccess,
  error,
}: LinkCardProps) {
  const { incomplete } = useTexts(newsletterTexts);
  const { moment } = useTexts(kitTexts);
  return (
    <FormCard title={title}>
      <div role="status" className="grid gap-5">
        {!token && !isSuccess && <p className="font-semibold text-bad">{incomplete}</p>}
        {isSuccess && <p className="font-semibold text-good">{done}</p>}
        {error !== undefined && (
          <p className="font-semibold text-bad">{toApiProblem(error).message}</p>
        )}
      </div>
      {token && !isSuccess && (
        <form
          method="post"
          action={action}
          onSubmit={(event) => {
            event.preventDefault();
            onPress();
          }}
          className="grid gap-6"
        >
          <p>{text}</p>
          <Button type="submit" disabled={isLoading}>
            {isLoading ? moment : button}
          </Button>
        </form>
      )}
    </FormCard>
  );
}
