import type { ClockJump } from '@book-store/contract/platform/jobs/clock-jump.schemas';
import { Button } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { StatusMessage } from '../../../kit/page/status-message.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { counted } from '../../../lib/money/amount.ts';
import { useConfirmClockMutation } from './api.ts';

type ClockJumpedProps = {
  jump: ClockJump;
  /** Moves the focus from the removed warning. */
  onConfirmed: () => void;
};

export function ClockJumped({ jump: { from, to, hoursLeft }, onConfirmed }: ClockJumpedProps) {
  const [confirm] = useConfirmClockMutation();
  const { act, busy, failure } = useAction({
    run: () => confirm({ to }).unwrap(),
    done: () => 'Deadlines count again.',
    focus: onConfirmed,
    inPlace: true,
  });
  return (
    <section
      role="alert"
      aria-labelledby="clock-jumped"
      className="stack justify-items-start gap-3 rounded-card border border-line bg-wash px-5 py-4"
    >
      <h2 id="clock-jumped" className="font-semibold">
        The server’s clock has jumped, or the shop was off.
      </h2>
      <p>
        It went from <DateTime at={from} /> to <DateTime at={to} />. In case it is wrong, the shop
        erases no personal data, cancels no unpaid orders and gives up no mails until it has run for{' '}
        {counted(hoursLeft, 'more hour')}. If the second time was right, you need not wait.
      </p>
      <Button variant="secondary" disabled={busy} onClick={() => void act()}>
        The clock is right
      </Button>
      <StatusMessage failure={failure} done="" />
    </section>
  );
}
