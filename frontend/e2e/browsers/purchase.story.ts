import { newEmail } from '../harness/accounts.ts';
import { story } from './story.ts';

story('a visitor registers, looks at a book, and orders it', async ({ visitor }) => {
  const main = { role: 'main' };
  await visitor.open('/register');
  await visitor.type('Email', newEmail());
  await visitor.type('Password', 'a long enough one');
  await visitor.click({ role: 'button', name: 'Register', within: main });
  await visitor.click({
    ...{ role: 'button', name: 'OK' },
    within: { role: 'dialog', name: 'User registered successfully!' },
  });

  await visitor.isAt('/');
  const topSellers = { role: 'region', name: 'Top Sellers' };
  await visitor.click({ role: 'link', within: { role: 'article', within: topSellers } });
  await visitor.click({ role: 'button', name: 'Add to Cart', within: main });
  await visitor.click({ role: 'link', name: 'Items in cart: 1' });
  await visitor.click({ role: 'link', name: 'Checkout', within: main });
  await visitor.isAt('/checkout');

  await visitor.type('Name', 'Rosa Reader');
  await visitor.type('Phone', '+12025550143');
  // First, because it decides whether there is a state.
  await visitor.type('Country', 'United States');
  await visitor.type(/^Address/, '12 Inkwell Lane');
  await visitor.type('City', 'Springfield');
  await visitor.type('Zipcode', '01234');
  await visitor.type('State', 'Illinois');
  await visitor.click({ role: 'checkbox', name: /I agree/ });
  await visitor.click({ role: 'button', name: 'Place an Order' });
  await visitor.click({
    ...{ role: 'button', name: "Yes, It's Okay!" },
    within: { role: 'dialog', name: 'Confirmed Order' },
  });
  await visitor.isAt('/orders');
  await visitor.sees({ role: 'heading', name: /^Order BS-\d{5,}$/, within: main });
  await visitor.sees({ text: 'Rosa Reader', within: main });
});
