import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import '../../styles/print.css';

export type Paper = 'a4' | 'a6';

type PrintSheetProps = { label: string; paper?: Paper; children: ReactNode };

/** What comes out of the printer in the place of the page; a sheet beside the page, not in its layout. */
export function PrintSheet({ label, paper = 'a4', children }: PrintSheetProps) {
  return createPortal(
    <section aria-label={label} data-paper={paper} className="print-sheet">
      {children}
    </section>,
    document.body,
  );
}
