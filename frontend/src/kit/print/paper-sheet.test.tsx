import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPaper } from '../../testing/a-paper.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { PaperSheet } from './paper-sheet.tsx';

const textOf = async (label: string) =>
  (await screen.findByRole('region', { name: label })).textContent?.replaceAll('\u00a0', ' ');

it('has seller, buyer, what was sold, the sums of each rate, and what is to pay', async () => {
  renderPage(
    <PaperSheet
      paper={aPaper({
        suppliedOn: '2026-11-19',
        notes: ['Thank you.'],
        payment: {
          ...{ method: 'invoice', paid: 2, open: 8, payBy: '2026-12-04', reference: 'BS-10042' },
          account: { name: 'Corner Books', iban: 'DE89370400440532013000' },
        },
      })}
    />,
  );
  const text = await textOf('Invoice 7');
  for (const part of [
    'Corner Books LtdRing 1Tax number DE123456789',
    'Ada ReaderInkwell Lane 7Springfield',
    'DateNov 20, 2026OrderBS-10042Ordered onNov 17, 2026Supplied onNov 19, 2026',
    'The Time Machine$10.00',
    'Total$10.00',
    'Paid (Invoice)$2.00To pay$8.00',
    'Please pay by Dec 4, 2026 to:Account holderCorner BooksIBANDE89 3704 0044 0532 0130 00',
    'Tax rateNetTaxGross7%$9.35$0.65$10.00',
    'Thank you.',
  ]) {
    expect(text).toContain(part);
  }
});

it('is headed as a correction where it takes off a part, and as a cancellation for all', async () => {
  const corrects = { paper: 'a'.repeat(24), number: '7', day: '2026-11-20', whole: false };
  const german = { language: 'de', locale: 'de-DE', currency: 'EUR' } as const;
  const note = { kind: 'credit-note', number: '9', payment: undefined, ...german } as const;
  renderPage(
    <>
      <PaperSheet paper={aPaper({ ...note, corrects, totalPrice: -10 })} />
      <PaperSheet
        paper={aPaper({ ...note, number: '10', corrects: { ...corrects, whole: true } })}
      />
    </>,
  );
  const part = await textOf('Rechnungskorrektur 9');
  expect(part).toContain('Diese Rechnung berichtigt einen Teil der Rechnung 7 vom 20.11.2026:');
  expect(part).toContain('Gesamtbetrag−10,00 €');
  expect(await textOf('Stornorechnung 10')).toContain('storniert die Rechnung 7');
  expect(screen.getByRole('region', { name: 'Stornorechnung 10' })).toHaveAttribute('lang', 'de');
});

it('formats amounts and days as the shop did when it was issued', async () => {
  renderPage(<PaperSheet paper={aPaper({ locale: 'de-DE', currency: 'EUR', language: 'de' })} />);
  expect(await textOf('Rechnung 7')).toContain('MwSt.Brutto7 %9,35 €0,65 €10,00 €');
});
