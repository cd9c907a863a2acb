import { useState } from 'react';
import type { Paper } from '../../kit/print/print-sheet.tsx';

const KEY = 'packing-slip-paper';

/** The paper size of slips that was chosen last; it rarely changes between orders. */
export function useSlipPaper(): [Paper, (paper: Paper) => void] {
  const [paper, setPaper] = useState<Paper>(localStorage.getItem(KEY) === 'a6' ? 'a6' : 'a4');
  const choose = (next: Paper) => {
    setPaper(next);
    localStorage.setItem(KEY, next);
  };
  return [paper, choose];
}
