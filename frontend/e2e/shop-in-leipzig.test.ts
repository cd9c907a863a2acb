import { ownShop } from './harness/admin.ts';
import { journey } from './harness/journey.ts';
import { sellFromNothing } from './harness/set-up-shop.ts';

journey.use(ownShop());

journey(
  'a shop in Leipzig goes from nothing to a delivered order',
  async ({ page, newVisitor, request }) =>
    sellFromNothing(
      { page, newVisitor, request },
      {
        name: 'Buchhandlung am Lindenauer Markt',
        country: 'Germany',
        tax: { number: 'DE123456789', line: /inkl\. 7\s%\sMwSt\./ },
        ways: [
          { name: 'DHL', countries: ['Germany'], fee: '4,50' },
          { name: 'DHL International', countries: ['Austria', 'Switzerland'], fee: '9,00' },
          { name: 'Abholung', pickUp: true, fee: '0' },
        ],
        storefront: 'German',
        book: { title: 'Tyll', price: '12,90', language: 'de' },
        deliverTo: 'Deutschland',
        address: {
          'Straße und Hausnummer': 'Lindenauer Markt 7',
          Ort: 'Leipzig',
          Postleitzahl: '04177',
        },
        sums: {
          copy: /^12,90\s€$/,
          books: /^25,80\s€$/,
          fee: /^4,50\s€$/,
          total: /30,30\s€/,
        },
      },
    ),
);
