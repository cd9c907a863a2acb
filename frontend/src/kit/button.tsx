import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';

const variants = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-strong font-semibold px-5 ' +
    'aria-disabled:bg-line aria-disabled:text-muted',
  secondary:
    'border border-control bg-card text-ink hover:bg-wash font-semibold px-5 ' +
    'aria-disabled:border-line aria-disabled:bg-card aria-disabled:text-muted',
  link:
    'text-accent-deep underline underline-offset-4 hover:decoration-2 ' +
    'aria-disabled:text-muted aria-disabled:no-underline',
  destructive:
    'border border-bad bg-card text-bad hover:bg-bad hover:text-on-bad font-semibold px-5 ' +
    'aria-disabled:border-line aria-disabled:bg-card aria-disabled:text-muted',
} as const;
type Variant = keyof typeof variants;

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-field py-2 text-center transition-colors ' +
  'aria-disabled:cursor-default';

export const buttonClass = (variant: Variant, className = '') =>
  `${base} ${variants[variant]} ${className}`;

type ButtonProps = ComponentProps<'button'> & { variant?: Variant };

const doNothing = (event: MouseEvent) => event.preventDefault();

/**
 * A button. While it is `disabled` it does nothing, but keeps the focus; one that is only `aria-disabled` looks
 * the same, and says on a press why it can't be used.
 */
export function Button({ variant = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  const { disabled, onClick, 'aria-disabled': looksDisabled, ...others } = rest;
  return (
    <button
      {...others}
      type={type}
      aria-disabled={disabled || looksDisabled}
      onClick={disabled ? doNothing : onClick}
      className={buttonClass(variant, className)}
    />
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: Variant };

export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(variant, className)} />;
}
