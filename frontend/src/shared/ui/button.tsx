import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const looks = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-strong disabled:bg-line disabled:text-muted font-semibold px-5',
  quiet:
    'border border-control bg-card text-ink hover:bg-wash disabled:text-muted font-semibold px-5',
  plain: 'text-accent-deep underline underline-offset-4 hover:decoration-2 disabled:text-muted',
  destructive:
    'border border-bad bg-card text-bad hover:bg-bad hover:text-on-bad font-semibold px-5',
} as const;
type Look = keyof typeof looks;

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-field py-2 text-center transition-colors';

export const buttonClass = (look: Look, className = '') => `${shape} ${looks[look]} ${className}`;

type ButtonProps = ComponentProps<'button'> & { look?: Look };

export function Button({ look = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(look, className)} />;
}

type ButtonLinkProps = ComponentProps<typeof Link> & { look?: Look };

export function ButtonLink({ look = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(look, className)} />;
}
