import { pageSizeIn } from '@book-store/contract/settings/place/page-size';
import type { Language } from '@book-store/contract/storefront';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useShop } from '../../api/calls/shop-api.ts';
import { ShopLogo } from '../shop-sign/shop-logo.tsx';
import '../../styles/print.css';

/** For print; CSS has no keyword for A6. `page` is a whole one, `any` what the print dialog says. */
const pages = {
  page: (country) => `@page { size: ${pageSizeIn(country)}; margin: 15mm; }`,
  a6: () => '@page { size: 105mm 148mm; margin: 7mm; }',
  any: () => '@page { size: auto; margin: 9mm; }',
  // Its quarters have margins of their own.
  card: () => '@page { size: auto; margin: 0; }',
} satisfies Record<string, (country?: string) => string>;
export type Paper = keyof typeof pages;

type PrintSheetProps = {
  label: string;
  paper?: Paper;
  /** If it is not that of the page. */
  language?: Language;
  children: ReactNode;
};

/**
 * Sets the page size while a sheet is shown. Uses a constructed stylesheet, because the Content-Security-
 * Policy allows no style element and not every browser supports named pages.
 */
function usePageSize(paper: Paper) {
  const { place } = useShop();
  const size = pages[paper](place?.country);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(size);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [size]);
}

/** What is printed instead of the page; rendered outside the page's layout. */
export function PrintSheet({ label, paper = 'page', language, children }: PrintSheetProps) {
  usePageSize(paper);
  return createPortal(
    <section aria-label={label} lang={language} data-paper={paper} className="print-sheet">
      {children}
    </section>,
    document.body,
  );
}

/** The head of a printed sheet: the shop and where it is, what the sheet is, and of which order. */
export function PrintHead({ name, number }: { name: string; number: string }) {
  const shop = useShop();
  const address = shop.address?.replaceAll('\n', ', ');
  const contact = [address, shop.phone, shop.email].filter(Boolean).join(' · ');
  return (
    <div className="mb-[1em]">
      <div className="flex items-baseline justify-between gap-[1em]">
        <div className="flex items-center gap-[0.6em]">
          {shop.logo && <ShopLogo {...shop.logo} className="h-[2.4em] max-w-[12em]" />}
          <h1>{shop.name}</h1>
        </div>
        <p>
          {name} <strong>{number}</strong>
        </p>
      </div>
      {contact && <p>{contact}</p>}
    </div>
  );
}
