import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PrintReceipt } from '../kit/print/print-papers.tsx';
import { setShopWording } from '../lib/wording/storefront-texts.ts';
import CartPage from '../storefront/orders/cart/page.tsx';
import {
  accept,
  cart,
  one,
  PLACE,
  stubCheckout,
} from '../storefront/orders/checkout/page.fixtures.tsx';
import CheckoutPage from '../storefront/orders/checkout/page.tsx';
import OrdersPage from '../storefront/orders/orders/page.tsx';
import { anOrder, aShop } from '../testing/builders.ts';
import { enter } from '../testing/enter.ts';
import { renderApp } from '../testing/render-app.tsx';
import { aCustomer, anAuth, renderPage } from '../testing/render-page.tsx';
import { signInAdmin, stubDashboard } from '../testing/sign-in-admin.ts';
import { networkError, problem, stubApi } from '../testing/stub-api.ts';
import { inGerman } from './german-texts.ts';
import { storefrontStubs } from './storefront-stubs.fixtures.ts';

const auth = anAuth({ currentUser: aCustomer() });
const order = () => screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
const agree = () => screen.getByRole('checkbox', { name: /^Ich habe die AGB .* gelesen/ });

const typed = {
  Telefon: '0123456',
  'Straße und Hausnummer': 'Am Markt 1',
  Ort: 'Leipzig',
  Postleitzahl: '04109',
  'Bundesland / Region': 'Sachsen',
  Land: 'Deutschland',
};

describe('a German storefront', () => {
  beforeEach(() => setShopWording(inGerman));
  afterEach(() => setShopWording());

  it.each([
    [[one], '(1 Buch)'],
    [cart, '(2 Bücher)'],
  ])('counts the books of the cart, and says what was removed', async (books, count) => {
    stubApi({ 'GET /api/books/': () => books, 'GET /api/shop': () => aShop() });
    const { user } = renderPage(<CartPage />, { at: '/cart', cart: books });
    expect(await screen.findByText(count)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Zur Kasse' })).toHaveAttribute('href', '/checkout');
    const [remove] = screen.getAllByRole('button', { name: 'Entfernen' });
    await user.click(remove as Element);
    expect(screen.getByText('„One“ ist entfernt.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await user.click(screen.getByRole('button', { name: 'Warenkorb leeren' }));
    expect(screen.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
  });

  it('says at the checkout what is missing, and in German what the server refuses', async () => {
    const api = stubCheckout();
    const { user } = renderPage(<CheckoutPage />, { at: '/checkout', auth, cart });
    expect(screen.getByText(/^Es fehlen noch 6 Angaben/)).toBeVisible();
    await user.click(order());
    expect(await screen.findByText('Bitte geben Sie den Ort an.')).toBeVisible();
    for (const [label, text] of Object.entries(typed)) {
      await enter(user, screen.getByLabelText(label), text);
    }
    await user.click(agree());
    expect(screen.getByText(/^Sie zahlen .* bar, wenn das Paket kommt\.$/)).toBeVisible();
    const refused = { path: 'address.country', message: 'We do not deliver to Deutschland.' };
    const fields = [
      { ...refused, code: 'not-delivered-to' as const, values: { countries: ['AT', 'CH'] } },
    ];
    api.answer(PLACE, () => problem(400, 'bad-request', { fields }));
    await user.click(order());
    expect(
      await screen.findByText(/nicht, nur in diese Länder: Österreich und Schweiz\.$/),
    ).toBeVisible();
    await enter(user, screen.getByLabelText('Land'), 'Österreich');
    api.answer(PLACE, networkError);
    await user.click(order());
    expect(await screen.findByText(/nicht erreichbar.*wird trotzdem nur einmal/)).toBeVisible();
    api.answer(PLACE, accept);
    await user.click(order());
    expect(await screen.findByText('Now at /orders')).toBeVisible();
  });

  it('shows orders with their state, their cost and what follows', async () => {
    const placed = anOrder({ number: 'BS-1' });
    stubApi({ 'GET /api/orders/email/:email': () => [placed], 'GET /api/shop': () => aShop() });
    const state = { placed: placed._id, unsaved: false };
    renderPage(<OrdersPage />, { at: '/orders', auth, state });
    const card = await screen.findByRole('article', { name: 'Bestellung BS-1' });
    expect(within(card).getAllByRole('status')[0]).toHaveTextContent(
      'Vielen Dank! Ihre Bestellung BS-1 ist bei uns eingegangen.',
    );
    expect(await within(card).findByText(/Inkwell Lane 7 \(etwa 2 bis 4 Werktage\)/)).toBeVisible();
    expect(card).toHaveTextContent('1 Buch. Versand: kostenlos');
    const steps = within(card).getByRole('list', { name: 'Stand der Bestellung' });
    expect(steps).toHaveTextContent(/Eingegangen.*Bestätigt.*Gepackt.*Unterwegs.*Zugestellt/);
  });

  it('says that a sold-out book cannot be delivered, not that it is out of print', async () => {
    stubApi(storefrontStubs);
    renderApp('/books');
    const title = await screen.findByRole('heading', { name: 'Faust' });
    expect(title.closest('article')).toHaveTextContent('Nicht lieferbar');
  });

  it('names what narrows a shelf', async () => {
    stubApi(storefrontStubs);
    renderApp('/books?available=true');
    const filters = await screen.findByRole('form', { name: 'Filter' });
    await expect
      .poll(() => filters.textContent)
      .toMatch(/Unter \$10.*\$10 bis \$20.*Taschenbuch.*Französisch.*1990er-Jahre.*Vor 1980/);
    expect(document.title).toBe('Bücher · Lesart');
  });

  it('prints the papers of customers in German', async () => {
    vi.stubGlobal('print', () => {});
    const tax = { included: true, number: 'DE123456789', rates: [] };
    stubApi({ 'GET /api/shop': () => aShop({ tax }) });
    const paid = anOrder({ number: 'BS-1', status: 'delivered' });
    const { user } = renderPage(<PrintReceipt order={paid} />);
    await user.click(screen.getByRole('button', { name: 'Quittung drucken' }));
    const paper = await screen.findByRole('region', { name: 'Quittung' });
    expect(paper).toHaveTextContent('Quittung BS-1');
    expect(paper).toHaveTextContent(/Versandkostenlos.*Bar bezahlt/);
    expect(paper).toHaveTextContent('USt-IdNr. DE123456789');
  });

  it("shows the owner the banner's usual words as customers read them", async () => {
    signInAdmin();
    stubDashboard({ 'GET /api/shop': () => aShop({ storefront: 'german' }) });
    renderApp('/dashboard/settings');
    const heading = await screen.findByLabelText(/^Überschrift \(/);
    expect(heading).toHaveAttribute('placeholder', 'Neu in dieser Woche');
    expect(screen.getByLabelText(/^Text \(/)).toHaveAttribute(
      'placeholder',
      expect.stringMatching(/^Frisch in unseren Regalen.*bei Lieferung bezahlen\.$/),
    );
  });

  it('speaks German in its dashboard, with its messages', async () => {
    signInAdmin();
    stubDashboard({
      'GET /api/shop': () => aShop({ storefront: 'german' }),
      'GET /api/admin/orders/handovers': networkError,
    });
    renderApp('/dashboard/pick-ups');
    expect(await screen.findByText(/^Die Bestellungen zur Abholung konnten nicht/)).toBeVisible();
    expect(screen.getByText(/^Der Shop ist nicht erreichbar/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
    expect(document.title).toMatch(/^Abholungen · /);
    expect(document.documentElement).toHaveAttribute('lang', 'de');
  });

  it.each(['specified', 'refined'] as const)(
    'is followed by an English dashboard once it is %s again',
    async (storefront) => {
      signInAdmin();
      stubDashboard({ 'GET /api/shop': () => aShop({ storefront }) });
      renderApp('/dashboard/pick-ups');
      expect(await screen.findByText('No orders are waiting to be collected.')).toBeVisible();
      await expect.poll(() => document.documentElement.lang).toBe('en');
    },
  );
});
