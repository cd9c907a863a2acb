import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import '../../styles/print.css';

/** Sizes of the page in print; CSS has no name for A6. */
const pages = {
  a4: '@page { size: A4; margin: 15mm; }',
  a6: '@page { size: 105mm 148mm; margin: 7mm; }',
} as const;
export type Paper = keyof typeof pages;

type PrintSheetProps = { label: string; paper?: Paper; children: ReactNode };

/**
 * Sets the size of the page while a sheet is shown. By a constructed sheet: the shop's Content-Security-
 * Policy allows no style element, and not every browser knows named pages.
 */
function usePageSize(paper: Paper) {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pages[paper]);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [paper]);
}

/** What comes out of the printer in the place of the page; a sheet beside the page, not in its layout. */
export function PrintSheet({ label, paper = 'a4', children }: PrintSheetProps) {
  usePageSize(paper);
  return createPortal(
    <section aria-label={label} data-paper={paper} className="print-sheet">
      {children}
    </section>,
    document.body,
  );
}
