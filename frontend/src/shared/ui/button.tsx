import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const variants = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-strong disabled:bg-line disabled:text-muted aria-disabled:bg-line aria-disabled:text-muted font-semibold px-5',
  secondary:
    'border border-control bg-card text-ink hover:bg-wash disabled:text-muted font-semibold px-5',
  link: 'text-accent-deep underline underline-offset-4 hover:decoration-2 disabled:text-muted',
  destructive:
    'border border-bad bg-card text-bad hover:bg-bad hover:text-on-bad font-semibold px-5',
} as const;
type Variant = keyof typeof variants;

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-field py-2 text-center transition-colors';

export const buttonClass = (variant: Variant, className = '') =>
  `${base} ${variants[variant]} ${className}`;

type ButtonProps = ComponentProps<'button'> & { variant?: Variant };

export function Button({ variant = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(variant, className)} />;
}

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: Variant };

export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(variant, className)} />;
}
