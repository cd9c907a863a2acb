import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aShop } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import ContactPage from './page.tsx';

const open = (set: Partial<ReturnType<typeof aShop>> = {}) => {
  stubApi({ 'GET /api/shop': () => aShop({ name: 'Inkwell Books', ...set }) });
  return renderPage(<ContactPage />, { at: '/contact' });
};
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the contact page', () => {
  it('promises no way to talk to a shop that has set none', async () => {
    open();
    expect(headings()).toEqual(['About an order', 'About a book']);
    expect(screen.queryByText(/talk to us/)).toBeNull();
    expect(screen.queryByRole('link', { name: /map/ })).toBeNull();
  });

  it('says what is set, with a map for the address', async () => {
    open({ phone: '+1 202 555 0143', address: '1 High Street\nLeeds' });
    expect(await screen.findByRole('heading', { name: 'Inkwell Books' })).toBeVisible();
    expect(screen.getByRole('link', { name: '+1 202 555 0143' })).toHaveAttribute(
      'href',
      'tel:+12025550143',
    );
    expect(screen.getByRole('link', { name: /^Show on a map/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/query=1%20High%20Street%2C%20Leeds$/),
    );
    expect(screen.getByText(/talk to us/)).toBeVisible();
  });

  it('has the opening hours as a table', async () => {
    open({ openingHours: 'Monday to Friday: 9:00 to 18:00\nSaturday 10-14\nSunday closed' });
    expect(
      await screen.findByRole('row', { name: 'Monday to Friday 9:00 to 18:00' }),
    ).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Saturday' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Sunday closed' })).toBeVisible();
  });

  it('keeps opening hours of another form as they are', async () => {
    open({ openingHours: 'Whenever the light is on' });
    expect(await screen.findByText('Whenever the light is on')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
