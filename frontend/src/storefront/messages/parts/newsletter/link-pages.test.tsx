import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { networkError, problem, stubApi } from '../../../../testing/stub-api.ts';
import ConfirmNewsletterPage from '../../confirm-newsletter/page.tsx';
import UnsubscribePage from '../../unsubscribe/page.tsx';

const CONFIRM = 'POST /api/newsletter/confirm';
const UNSUBSCRIBE = 'POST /api/newsletter/unsubscribe/:token';
const TOKEN = 's'.repeat(32);
const unsubscribing = () =>
  renderPage(<UnsubscribePage />, { at: `/newsletter/unsubscribe?token=${TOKEN}` });

describe('the links of the newsletter', () => {
  it('unsubscribe with one press of a button, and not before', async () => {
    const { callsTo } = stubApi({ [UNSUBSCRIBE]: () => ({ unsubscribed: true }) });
    const { user } = unsubscribing();
    expect(callsTo(UNSUBSCRIBE)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('Your address is off our list.')).toBeVisible();
    expect(callsTo(UNSUBSCRIBE)[0]?.path).toBe(`/api/newsletter/unsubscribe/${TOKEN}`);
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
  });

  it('unsubscribe by a plain form without JavaScript, and the page that follows says so', () => {
    unsubscribing();
    const form = screen.getByRole('button', { name: 'Unsubscribe' }).closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', `/api/newsletter/unsubscribe/${TOKEN}/form`);
    cleanup();
    renderPage(<UnsubscribePage />, { at: '/newsletter/unsubscribe?done=true' });
    expect(screen.getByText('Your address is off our list.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be tried again after a failure', async () => {
    const { answer } = stubApi({ [UNSUBSCRIBE]: networkError });
    const { user } = unsubscribing();
    const button = screen.getByRole('button', { name: 'Unsubscribe' });
    await user.click(button);
    expect(await screen.findByText(/^The shop cannot be reached/)).toBeVisible();
    answer(UNSUBSCRIBE, () => ({ unsubscribed: true }));
    await user.click(button);
    expect(await screen.findByText('Your address is off our list.')).toBeVisible();
  });

  it('confirm an address, or say that the link no longer works', async () => {
    const { answer } = stubApi({
      [CONFIRM]: () => problem(404, 'not-found', { detail: 'This link no longer works.' }),
    });
    const { user } = renderPage(<ConfirmNewsletterPage />, {
      at: `/newsletter/confirm?token=${TOKEN}`,
    });
    const button = screen.getByRole('button', { name: 'Confirm' });
    await user.click(button);
    expect(await screen.findByText('This link no longer works.')).toBeVisible();
    answer(CONFIRM, () => ({ confirmed: true }));
    await user.click(button);
    expect(await screen.findByText('Thank you. Your subscription is confirmed.')).toBeVisible();
  });

  it('confirm by a plain form without JavaScript, and the page that follows says what came of it', () => {
    const open = (search: string) =>
      renderPage(<ConfirmNewsletterPage />, { at: `/newsletter/confirm${search}` });
    open(`?token=${TOKEN}`);
    const form = screen.getByRole('button', { name: 'Confirm' }).closest('form');
    expect(form).toHaveAttribute('action', `/api/newsletter/confirm/${TOKEN}/form`);
    cleanup();
    open('?done=true');
    expect(screen.getByText('Thank you. Your subscription is confirmed.')).toBeVisible();
    cleanup();
    open('?expired=true');
    expect(screen.getByText(/This link no longer works/)).toBeVisible();
  });

  it.each(['', `?token=${TOKEN.slice(1)}`])('say that they are incomplete: %s', (search) => {
    renderPage(<ConfirmNewsletterPage />, { at: `/newsletter/confirm${search}` });
    expect(screen.getByText(/This link is incomplete/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
