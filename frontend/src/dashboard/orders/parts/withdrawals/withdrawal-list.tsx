import type { WithdrawalView } from '@book-store/contract/orders/withdrawals/withdrawals.schemas';
import { Link } from 'react-router-dom';
import { Button } from '../../../../kit/button.tsx';
import { DateTime } from '../../../../kit/date-time.tsx';
import { inSentence } from '../../../../kit/in-sentence.tsx';
import { useAction } from '../../../../kit/use-action.ts';
import { dashboardPaths } from '../../../../lib/addresses/dashboard-paths.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { returnsTexts } from '../../returns-texts.ts';
import { useHandleWithdrawalMutation } from './api.ts';

type WithdrawalListProps = {
  label: string;
  withdrawals: readonly WithdrawalView[];
  busy?: boolean;
};

export const WithdrawalList = ({ label, withdrawals, busy }: WithdrawalListProps) => (
  <ul aria-label={label} aria-busy={busy} className="aria-busy:opacity-60">
    {withdrawals.map((withdrawal) => (
      <Withdrawal key={withdrawal._id} withdrawal={withdrawal} />
    ))}
  </ul>
);

function Withdrawal({ withdrawal }: { withdrawal: WithdrawalView }) {
  const { _id, at, orderNumber, name, email, books, order, handled } = withdrawal;
  const texts = useTexts(returnsTexts).withdrawals;
  const [handle] = useHandleWithdrawalMutation();
  const { act, busy } = useAction({
    run: () => handle({ id: _id, handled: !handled }).unwrap(),
    done: () => (handled ? texts.openedAgain : texts.isHandled),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="font-semibold break-words">
          {order ? (
            <Link to={dashboardPaths.adminOrder.to(order.id)} className="link">
              {orderNumber}
            </Link>
          ) : (
            orderNumber
          )}
          {name && `, ${name}`}
        </p>
        {email && (
          <a href={`mailto:${email}`} className="link break-all">
            {email}
          </a>
        )}
        {books && <p className="break-words whitespace-pre-line">{books}</p>}
        <Doubt order={order} />
        <p className="text-fine text-muted">
          {inSentence(texts.received, <DateTime at={at} />)}
          {handled && inSentence(texts.handled, handled.by, <DateTime at={handled.at} />)}
        </p>
      </div>
      <Button variant="secondary" disabled={busy} onClick={() => void act()}>
        {handled ? texts.openAgain : texts.handle}
        <span className="sr-only"> {orderNumber}</span>
      </Button>
    </li>
  );
}

/** A withdrawal is unverified: anyone can enter any order number and address. */
function Doubt({ order }: Pick<WithdrawalView, 'order'>) {
  const { otherEmail, noOrder } = useTexts(returnsTexts).withdrawals;
  if (order?.sameEmail) return null;
  return <p className="text-fine font-semibold">{order ? otherEmail : noOrder}</p>;
}
