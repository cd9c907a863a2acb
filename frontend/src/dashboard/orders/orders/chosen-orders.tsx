import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { ordersTexts } from '../texts.ts';
import { type ChosenParcels, ChosenTracking } from './chosen-tracking.tsx';
import { PrintSlips } from './print-slips.tsx';
import { moveLabel, toMoves, useMoveChosen, withTracking } from './use-move-chosen.ts';

type ChosenOrdersProps = {
  orders: readonly AdminOrderView[];
  chosen: ReadonlySet<string>;
  onChooseAll: (chosen: boolean) => void;
  onMoved: (orders: readonly AdminOrderView[]) => void;
  hiddenOnPhones: boolean;
};

/** Bulk actions for the selected orders. */
export function ChosenOrders(props: ChosenOrdersProps) {
  const { orders, chosen, onChooseAll, onMoved, hiddenOnPhones } = props;
  const texts = useTexts(ordersTexts).chosen;
  const picked = orders.filter(({ _id }) => chosen.has(_id));
  const moves = toMoves(picked);
  const { moveAll, moving, moved, undoAll } = useMoveChosen(onMoved);
  const [parcels, setParcels] = useState<ChosenParcels>({ carrier: '', numbers: {} });
  const going = moves.filter(({ to }) => to === 'out-for-delivery').map(({ order }) => order);
  const all = picked.length === orders.length;
  const hasUndo = picked.length === 0 && moved.length > 0;
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${hiddenOnPhones && !hasUndo ? 'max-md:hidden' : ''}`}
    >
      <Checkbox
        className="inline-flex items-center gap-3 pl-4"
        checked={all}
        partly={!all && picked.length > 0}
        onChange={() => onChooseAll(!all)}
      >
        {texts.all}
      </Checkbox>
      <p role="status" className="text-muted tabular-nums empty:hidden">
        {picked.length > 0 && texts.count(picked.length)}
        {hasUndo && texts.moved(moved.length)}
      </p>
      {hasUndo && (
        <Button variant="link" disabled={moving} onClick={() => void undoAll()}>
          {texts.undo}
        </Button>
      )}
      <div className="ml-auto flex flex-wrap gap-3">
        {moves.length > 0 && (
          <Button disabled={moving} onClick={() => void moveAll(withTracking(moves, parcels))}>
            {moveLabel(moves)}
          </Button>
        )}
        <PrintSlips chosen={picked} />
      </div>
      {going.length > 0 && (
        <ChosenTracking orders={going} parcels={parcels} onChange={setParcels} />
      )}
    </div>
  );
}
