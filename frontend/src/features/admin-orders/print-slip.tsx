import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { Button } from '../../shared/ui/button.tsx';
import { PackingSlips } from './packing-slip.tsx';
import { PaperChoice } from './paper-choice.tsx';
import { useSlipPaper } from './remembered-paper.ts';

export function PrintSlip({ order }: { order: AdminOrderView }) {
  const [paper, choosePaper] = useSlipPaper();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={() => window.print()} className="grow">
        Print packing slip
      </Button>
      <PaperChoice paper={paper} onChoose={choosePaper} />
      <PackingSlips orders={[order]} paper={paper} />
    </div>
  );
}
