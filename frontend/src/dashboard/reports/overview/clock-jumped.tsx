import type { ClockJump } from '@book-store/contract/platform/jobs/clock-jump.schemas';
import { Button } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { StatusMessage } from '../../../kit/page/status-message.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { overviewTexts } from '../overview-texts.ts';
import { useConfirmClockMutation } from './api.ts';

export function ClockJumped({ from, to, hoursLeft }: ClockJump) {
  const { clock } = useTexts(overviewTexts);
  const [confirm] = useConfirmClockMutation();
  const { act, busy, failure } = useAction({
    run: () => confirm({ to }).unwrap(),
    done: () => clock.confirmed,
    inPlace: true,
  });
  return (
    <section
      role="alert"
      aria-labelledby="clock-jumped"
      className="stack justify-items-start gap-3 rounded-card border border-line bg-wash px-5 py-4"
    >
      <h2 id="clock-jumped" className="font-semibold">
        {clock.title}
      </h2>
      <p>
        {inSentence(
          (before, after) => clock.text(before, after, hoursLeft),
          <DateTime at={from} />,
          <DateTime at={to} />,
        )}
      </p>
      <Button variant="secondary" disabled={busy} onClick={() => void act()}>
        {clock.isRight}
      </Button>
      <StatusMessage failure={failure} done="" />
    </section>
  );
}
