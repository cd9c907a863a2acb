import { placeholdersIn } from '@book-store/contract/settings/page-texts/placeholders';
import { TEXT_PAGES } from '@book-store/contract/text-limits';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aShop } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { templateOf } from './page-templates.ts';

const PAGES = 'GET /api/admin/pages';
const SAVE = 'PUT /api/admin/pages/:id';
const TAX = 'GET /api/admin/shop/tax';
const tax = (seller?: { sellerName: string }) => () => ({
  ...{ included: true, rates: [], version: 0 },
  ...seller,
});
const empty = () => TEXT_PAGES.map((id) => ({ id, text: '', version: 0 }));
const known = {
  name: 'Bücher Leipzig',
  address: 'Markt 1\n04109 Leipzig',
  phone: '+49 341 555010',
  email: 'laden@example.com',
  place: { country: 'DE', currency: 'EUR', locale: 'de-DE' },
  tax: { included: true, number: 'DE123456789', rates: [] },
};

beforeEach(() => signInAdmin());

describe('the text of a page', () => {
  it('begins with what is known of the shop, and names what is to be filled in', async () => {
    const { callsTo } = stubDashboard({
      [PAGES]: empty,
      [TAX]: tax(),
      [SAVE]: () => ({ id: 'imprint', text: '', version: 1 }),
      'GET /api/shop': () => aShop(known),
    });
    const { user } = renderApp('/dashboard/settings/pages/imprint');
    await user.click(await screen.findByRole('button', { name: 'Start from a template' }));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    expect(field.value).toContain('Bücher Leipzig\n');
    expect(field.value).toContain('Markt 1\n04109 Leipzig\n');
    expect(field.value).toContain('VAT identification number: DE123456789');
    const named = screen.getByText(/^To fill in before this page can be published:/);
    expect(named).toHaveTextContent('[Legal form, and who represents it]');
    await user.clear(field);
    await user.type(field, 'We are us.');
    await waitFor(() => expect(screen.queryByText(/^To fill in before/)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Save page' }));
    await waitFor(() => expect(callsTo(SAVE)).toHaveLength(1));
  });

  it('names the seller of the invoices, where that is not the name of the shop', async () => {
    stubDashboard({
      [PAGES]: empty,
      [TAX]: tax({ sellerName: 'Lindner & Söhne GmbH' }),
      'GET /api/shop': () => aShop(known),
    });
    const { user } = renderApp('/dashboard/settings/pages/imprint');
    const begin = await screen.findByRole('button', { name: 'Start from a template' });
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    await waitFor(async () => {
      await user.clear(field);
      await user.click(screen.getByRole('button', { name: begin.textContent }));
      expect(field.value).toContain('Lindner & Söhne GmbH\n');
    });
  });

  it('leads to the page where visitors find one, and not to the imprint before it is written', async () => {
    stubDashboard({ [PAGES]: empty, [TAX]: tax() });
    const { user } = renderApp('/dashboard/settings/pages/imprint');
    expect(
      await screen.findByText('There is no page Imprint until you write its text.'),
    ).toBeVisible();
    const main = within(screen.getByRole('main'));
    const linksTo = (page: string) =>
      main.queryAllByRole('link').filter((link) => link.getAttribute('href') === page);
    expect(linksTo('/imprint')).toEqual([]);
    await user.click(main.getByRole('link', { name: 'About' }));
    await waitFor(() => expect(linksTo('/about').length).toBe(1));
  });
});

describe('the templates', () => {
  const languages = ['en', 'de'] as const;

  it.each(languages)('agree with each other on what is taken back, in %s', (language) => {
    const texts = TEXT_PAGES.map((page) => templateOf(page, language, known) ?? '').join('\n');
    expect(texts).not.toMatch(/unread|ungelesen/i);
    expect(templateOf('withdrawal', language, known)).toMatch(
      /Muster-Widerrufsformular|Model withdrawal form/,
    );
    expect(templateOf('terms', language, { ...known, ownPages: ['withdrawal'] })).toContain(
      '](/withdrawal)',
    );
  });

  it.each([
    ['en', ['Questions to us', 'Books that you wait for', 'fingerprint', 'Your browser']],
    ['de', ['Fragen an uns', 'Bücher, auf die Sie warten', 'Fingerabdruck', 'In Ihrem Browser']],
  ] as const)('say of privacy all that the usual text says is kept, in %s', (language, parts) => {
    const text = templateOf('privacy', language, known);
    for (const part of parts) expect(text).toContain(part);
  });

  it.each(languages)('leave only to fill in what the shop does not know, in %s', (language) => {
    for (const page of TEXT_PAGES) {
      const missing = placeholdersIn(templateOf(page, language, known) ?? '').join();
      expect(missing).not.toMatch(/phone|street|telefon|straße|e-?mail/i);
    }
    const unknown = templateOf('imprint', language, { name: 'Books' }) ?? '';
    expect(placeholdersIn(unknown).join()).toMatch(/street|straße/i);
  });
});
