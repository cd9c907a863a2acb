import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { registerCustomer } from './accounts.ts';
import { openDashboard } from './admin.ts';
import { confirmDialog } from './shopping.ts';
import { violations } from './violations.ts';

/** A shop that its owner sets up, and what a customer sees of it. */
export type Shop = {
  name: string;
  country: string;
  /** Usual rates are added to none where this is absent. */
  tax?: { number: string; line?: RegExp };
  ways: readonly { name: string; pickUp?: true; countries?: readonly string[]; fee: string }[];
  storefront: 'Refined' | 'German';
  book: { title: string; price: string; language: string };
  address: Record<string, string>;
  /** The country's own choice, where customers choose between several. */
  deliverTo?: string;
  /** What one copy, two of them, their delivery, and all of it cost. */
  sums: Record<'copy' | 'books' | 'fee' | 'total', RegExp>;
};

/** What customers read in the shop, and the owner in the dashboard. */
const WORDS = {
  Refined: {
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    addToCart: 'Add to cart',
    more: /^One copy of .* more$/,
    name: 'Name',
    phone: 'Phone',
    country: 'Country',
    agree: /I agree/,
    order: 'Place order',
    receipt: 'Print receipt',
    book: {
      ...{ title: 'Title', author: 'Author', description: 'Description', category: 'Category' },
      ...{ oldPrice: 'Old price', newPrice: 'New price' },
      ...{ add: 'Add book', added: 'The book has been added' },
    },
    moves: ['Confirm', 'Mark as packed', 'Send out'],
    cash: { collected: 'Cash collected', question: 'Was the cash collected?' },
    delivered: 'Delivered, cash collected',
    open: 'Open',
  },
  German: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    signIn: 'Anmelden',
    addToCart: 'In den Warenkorb',
    more: /^Ein Exemplar von .* mehr$/,
    name: 'Name',
    phone: 'Telefon',
    country: 'Land',
    agree: /einverstanden/,
    order: 'Zahlungspflichtig bestellen',
    receipt: 'Quittung drucken',
    book: {
      ...{ title: 'Titel', author: 'Autor/in', description: 'Beschreibung', category: 'Genre' },
      ...{ oldPrice: 'Bisheriger Preis', newPrice: /^Ladenpreis/ },
      ...{ add: 'Buch anlegen', added: 'Das Buch ist angelegt' },
    },
    moves: ['Bestätigen', 'Als gepackt markieren', 'Versenden'],
    cash: { collected: 'Kassiert', question: 'Ist das Geld kassiert?' },
    delivered: 'Zugestellt und kassiert',
    open: 'Öffnen',
  },
} as const;

const main = (page: Page): Locator => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, exact: true }).click();
const open = (page: Page, path: string) => page.goto(`/dashboard/${path}`);

async function nameShop(page: Page, { name }: Shop): Promise<void> {
  await open(page, 'settings');
  await page.getByLabel('Name of the shop').fill(name);
  await press(page, 'Save shop');
  await expect(page.getByText('The shop has been saved')).toBeVisible();
}

async function chooseCountry(page: Page, { country }: Shop): Promise<void> {
  await open(page, 'settings/country');
  await main(page)
    .getByRole('combobox', { name: /^Country/ })
    .selectOption({ label: country });
  const reloaded = page.waitForEvent('load');
  await press(page, 'Save country');
  await reloaded;
  await expect(main(page).getByRole('combobox', { name: /^Country/ })).toHaveValue(/../);
}

async function enterTax(page: Page, { tax }: Shop): Promise<void> {
  if (!tax) return;
  await open(page, 'settings/tax');
  await press(page, 'Add them');
  await page.getByLabel(/^Tax number/).fill(tax.number);
  await press(page, 'Save taxes');
  await expect(page.getByText('The taxes have been saved')).toBeVisible();
}

async function enterWays(page: Page, { ways }: Shop): Promise<void> {
  await open(page, 'settings/delivery');
  for (const _more of ways.slice(1)) await press(page, 'Add a way of delivery');
  for (const [at, way] of ways.entries()) {
    const fields =
      ways.length > 1 ? main(page).getByRole('group', { name: `Way ${at + 1}` }) : main(page);
    await fields.getByLabel('Name').fill(way.name);
    if (way.pickUp) await fields.getByLabel('Kind').selectOption('Pick-up in the shop');
    for (const country of way.countries ?? [])
      await fields.getByLabel('Countries').selectOption(country);
    await fields.getByLabel('Delivery fee').fill(way.fee);
  }
  await press(page, 'Save delivery');
  await expect(page.getByText('Delivery has been saved')).toBeVisible();
}

async function chooseStorefront(page: Page, { storefront }: Shop): Promise<void> {
  await open(page, 'settings');
  await page.getByLabel('Words and details').selectOption(storefront);
  await page.getByLabel(/several copies/).check();
  await press(page, 'Save storefront');
  await expect(page.getByText('The storefront has been saved')).toBeVisible();
}

async function addBook(page: Page, { book, storefront }: Shop): Promise<void> {
  const words = WORDS[storefront].book;
  await open(page, 'add-new-book');
  const form = main(page);
  await form.getByLabel(words.title, { exact: true }).fill(book.title);
  await form.getByLabel(words.author).fill('Ada Writer');
  await form.getByLabel(words.description).fill('For long evenings.');
  await form.getByLabel(words.category).selectOption({ index: 1 });
  await form.getByLabel(words.oldPrice).fill(book.price);
  await form.getByLabel(words.newPrice).fill(book.price);
  await press(page, words.add);
  await expect(page.getByText(words.added)).toBeVisible();
}

/** All that a shop needs before it opens, on the screens of the dashboard. */
export async function setUpShop(page: Page, shop: Shop): Promise<void> {
  await openDashboard(page);
  await nameShop(page, shop);
  await chooseCountry(page, shop);
  await enterTax(page, shop);
  await enterWays(page, shop);
  await chooseStorefront(page, shop);
  await addBook(page, shop);
}

type Visit = {
  page: Page;
  newVisitor(): Promise<Page>;
  request: APIRequestContext;
};

/** Fills in the form, with two copies of the book in the cart, and orders. Returns the number of the order. */
async function order(visitor: Page, shop: Shop): Promise<string> {
  const words = WORDS[shop.storefront];
  const { sums, tax } = shop;
  await visitor.goto('/cart');
  await main(visitor).getByRole('button', { name: words.more }).click();
  await expect(main(visitor).getByText(sums.books).first()).toBeVisible();
  if (tax?.line) await expect(main(visitor).getByText(tax.line)).toBeVisible();
  await visitor.goto('/checkout');
  await visitor.getByRole('textbox', { name: words.name }).fill('Rosa Reader');
  await visitor.getByRole('textbox', { name: words.phone }).fill('+12025550143');
  if (shop.deliverTo) await visitor.getByLabel(words.country).selectOption(shop.deliverTo);
  for (const [label, text] of Object.entries(shop.address))
    await visitor.getByLabel(label).fill(text);
  await visitor.getByRole('checkbox', { name: words.agree }).check();
  await expect(main(visitor).getByText(sums.fee).first()).toBeVisible();
  await expect(main(visitor).getByText(sums.total).first()).toBeVisible();
  expect(await violations(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: words.order }).click();
  const placed = main(visitor).getByRole('article').first();
  await expect(placed).toContainText(sums.total);
  if (tax?.line) await expect(placed).toContainText(tax.line);
  return (await placed.getByRole('heading', { level: 2 }).innerText()).replace(/^\D+ /, '');
}

/** Sends the order out, and takes the cash. */
async function deliver(page: Page, { storefront }: Shop, number: string): Promise<void> {
  const { moves, cash, delivered } = WORDS[storefront];
  await open(page, 'orders');
  await main(page).getByRole('link', { name: number }).first().click();
  for (const move of moves) await press(page, move);
  // The number of the parcel may stay empty.
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, cash.collected);
  await confirmDialog(page, cash.question, cash.collected);
  await expect(main(page).getByText(delivered).first()).toBeVisible();
}

async function expectMails(page: Page, shop: Shop, number: string): Promise<void> {
  await open(page, 'mails');
  const mail = main(page).getByRole('article', { name: number });
  await expect(mail.first()).toBeVisible();
  await mail.last().getByRole('button', { name: WORDS[shop.storefront].open }).click();
  await expect(main(page)).toContainText(shop.sums.total);
}

/** Sets a shop up from nothing, orders two copies as a customer, delivers them, and prints the receipt. */
export async function sellFromNothing(
  { page, newVisitor, request }: Visit,
  shop: Shop,
): Promise<void> {
  const words = WORDS[shop.storefront];
  await setUpShop(page, shop);
  const customer = await registerCustomer(request);
  const visitor = await newVisitor();
  await visitor.goto('/login');
  await visitor.getByLabel(words.email, { exact: true }).fill(customer.email);
  await visitor.getByLabel(words.password, { exact: true }).fill(customer.password);
  await main(visitor).getByRole('button', { name: words.signIn, exact: true }).click();
  await expect(visitor).not.toHaveURL('/login');
  await visitor.goto(`/search?q=${encodeURIComponent(shop.book.title)}`);
  await main(visitor).getByRole('link', { name: shop.book.title }).first().click();
  await expect(main(visitor).getByText(shop.sums.copy).first()).toBeVisible();
  expect(await violations(visitor)).toEqual([]);
  await main(visitor).getByRole('button', { name: words.addToCart }).first().click();
  const number = await order(visitor, shop);
  await deliver(page, shop, number);
  await expectMails(page, shop, number);

  await visitor.goto('/orders');
  await visitor.evaluate(() => {
    window.print = () => {};
  });
  await visitor.getByRole('button', { name: words.receipt }).click();
  const receipt = visitor.locator('.print-sheet');
  await expect(receipt).toContainText(shop.sums.total);
  if (shop.tax) await expect(receipt).toContainText(shop.tax.number);
  await visitor.emulateMedia({ media: 'print' });
}
