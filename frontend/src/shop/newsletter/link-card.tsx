import { unsubscribeFormPath } from '@book-store/contract/newsletter-paths';
import { toApiProblem } from '../../api/api-problem.ts';
import { Button } from '../../kit/button.tsx';
import { FormCard } from '../../kit/forms/form-card.tsx';
import { useConfirmAddressMutation, useUnsubscribeMutation } from './api.ts';

const INCOMPLETE = 'This link is incomplete. Please open it from the email again.';

/** Asks with a button, because mail programs open links by themselves. */
export function ConfirmAddressCard({ token }: { token: string }) {
  const [confirm, state] = useConfirmAddressMutation();
  return (
    <LinkCard
      title="Confirm your subscription"
      text="Press the button to get our newsletter at your address."
      done="Thank you. Your subscription is confirmed."
      button="Confirm"
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
  const [unsubscribe, { isSuccess, ...state }] = useUnsubscribeMutation();
  return (
    <LinkCard
      title="Unsubscribe"
      text="Press the button to stop our newsletter to your address."
      done="Your address is off our list."
      button="Unsubscribe"
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
  return (
    <FormCard title={title}>
      <div role="status" className="grid gap-5">
        {!token && !isSuccess && <p className="font-semibold text-bad">{INCOMPLETE}</p>}
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
            {isLoading ? 'One moment…' : button}
          </Button>
        </form>
      )}
    </FormCard>
  );
}
