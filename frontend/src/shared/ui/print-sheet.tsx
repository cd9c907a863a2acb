import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import '../../styles/print.css';

/** Sizes of the page in print; CSS has no name for A6. */
const pages = {
  a4: '@page { size: A4; margin: 15mm; }',
  a6: '@page { size: 105mm 148mm; margin: 7mm; }',
} as const;
export type Paper = keyof typeof pages;

type PrintSheetProps = { label: string; paper?: Paper; children: ReactNode };

/** What comes out of the printer in the place of the page; a sheet beside the page, not in its layout. */
export function PrintSheet({ label, paper = 'a4', children }: PrintSheetProps) {
  return createPortal(
    <section aria-label={label} data-paper={paper} className="print-sheet">
      {/* A named page would do without a style element, but not every browser knows them. */}
      <style>{pages[paper]}</style>
      {children}
    </section>,
    document.body,
  );
}
