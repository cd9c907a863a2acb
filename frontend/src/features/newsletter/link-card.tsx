import { toApiProblem } from '../../shared/api/api-problem.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormCard } from '../../shared/ui/form-card.tsx';
import { useConfirmAddressMutation, useUnsubscribeMutation } from './newsletter-api.ts';

const INCOMPLETE = 'This link is incomplete. Please open it from the email again.';

/** Asks with a button, because mail programs open links by themselves. */
export function ConfirmAddressCard({ token }: { token: string }) {
  const [confirm, state] = useConfirmAddressMutation();
  return (
    <LinkCard
      title="Confirm your subscription"
      text="Press the button, and our newsletter comes to your address."
      done="Thank you. Your subscription is confirmed."
      button="Confirm"
      token={token}
      onPress={() => void confirm({ token })}
      {...state}
    />
  );
}

/** Unsubscribes an address from the newsletter. */
export function UnsubscribeCard({ token }: { token: string }) {
  const [unsubscribe, state] = useUnsubscribeMutation();
  return (
    <LinkCard
      title="Unsubscribe"
      text="Press the button, and our newsletter no longer comes to your address."
      done="Your address is off our list."
      button="Unsubscribe"
      token={token}
      onPress={() => void unsubscribe(token)}
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
  onPress,
  isLoading,
  isSuccess,
  error,
}: LinkCardProps) {
  return (
    <FormCard title={title}>
      <div role="status" className="grid gap-5">
        {!token && <p className="font-semibold text-bad">{INCOMPLETE}</p>}
        {isSuccess && <p className="font-semibold text-good">{done}</p>}
        {error !== undefined && (
          <p className="font-semibold text-bad">{toApiProblem(error).message}</p>
        )}
      </div>
      {token && !isSuccess && (
        <>
          <p>{text}</p>
          <Button disabled={isLoading} onClick={onPress}>
            {isLoading ? 'One moment…' : button}
          </Button>
        </>
      )}
    </FormCard>
  );
}
