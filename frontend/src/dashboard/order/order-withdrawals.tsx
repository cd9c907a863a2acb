import { hasWithdrawals } from '@book-store/contract/eu';
import { useShopQuery } from '../../api/shop-api.ts';
import { Card } from '../../kit/card.tsx';
import { useListWithdrawalsQuery } from '../withdrawals/api.ts';
import { WithdrawalList } from '../withdrawals/withdrawal-list.tsx';

/** What has been received about an order in a shop whose customers can withdraw; nothing takes no room. */
export function OrderWithdrawals({ id }: { id: string }) {
  const { data: shop } = useShopQuery();
  const { data } = useListWithdrawalsQuery(
    { order: id },
    { skip: !hasWithdrawals(shop?.place?.country), refetchOnMountOrArgChange: true },
  );
  if (!data || data.total === 0) return null;
  return (
    <Card level={3} className="self-start" title="Withdrawal">
      <WithdrawalList label="Withdrawal" withdrawals={data.withdrawals} />
    </Card>
  );
}
