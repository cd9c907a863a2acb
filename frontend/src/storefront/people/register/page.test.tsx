import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anAuth, renderPage } from '../../../testing/render-page.tsx';
import RegisterPage from './page.tsx';

const register = () => screen.getByRole('button', { name: 'Register' });

describe('the registration page', () => {
  it('creates the account, shows an alert and redirects', async () => {
    const registerUser = vi.fn(async () => undefined);
    const { user } = renderPage(<RegisterPage />, {
      at: '/register',
      state: { from: '/checkout' },
      auth: anAuth({ registerUser }),
    });
    await user.type(screen.getByLabelText(/^Name/), ' Ada Reader ');
    await user.type(screen.getByLabelText('Email'), 'new@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret12');
    await user.click(register());
    expect(
      await screen.findByRole('dialog', { name: 'User registered successfully!' }),
    ).toBeInTheDocument();
    expect(registerUser).toHaveBeenCalledExactlyOnceWith(
      'new@example.com',
      'secret12',
      'Ada Reader',
    );
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Now at /checkout')).toBeVisible();
  });

  it.each([
    ['auth/email-already-in-use', /log in instead/, ['Email']],
    ['auth/weak-password', /Choose a longer one/, ['Password']],
    ['auth/too-many-requests', /wait a few minutes/, ['Email', 'Password']],
  ])('shows the specified message for %s, what to do and where', async (code, nextStep, wrong) => {
    const registerUser = async () => Promise.reject({ code });
    const { user } = renderPage(<RegisterPage />, {
      at: '/register',
      auth: anAuth({ registerUser }),
    });
    await user.type(screen.getByLabelText('Email'), 'new@example.com');
    await user.type(screen.getByLabelText('Password'), 'short');
    await user.click(register());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Please provide a valid email and password');
    expect(alert).toHaveTextContent(nextStep);
    for (const name of ['Email', 'Password']) {
      if (wrong.includes(name)) expect(screen.getByLabelText(name)).toBeInvalid();
      else expect(screen.getByLabelText(name)).toBeValid();
    }
    expect(screen.getByLabelText(String(wrong[0]))).toHaveFocus();
  });

  it('says the rule for passwords, and how strong the typed one is', async () => {
    const { user } = renderPage(<RegisterPage />, { at: '/register' });
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAccessibleDescription(/^At least 8 characters/);
    await user.type(password, '12345678');
    expect(screen.getByText('Too easy to guess.')).toBeVisible();
    await user.clear(password);
    await user.type(password, 'violet tram at noon');
    expect(screen.getByText('Strong.')).toBeVisible();
  });

  it('offers the login and Google', () => {
    renderPage(<RegisterPage />, { at: '/register' });
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('button', { name: 'Sign in with Google' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('tells password managers that a new password is chosen', () => {
    renderPage(<RegisterPage />, { at: '/register' });
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText('Password')).toBeRequired();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  });
});
