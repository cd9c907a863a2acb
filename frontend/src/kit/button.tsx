import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';

const variants = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-strong font-semibold ' +
    'aria-disabled:bg-line aria-disabled:text-muted',
  secondary:
    'border border-control bg-card text-ink hover:bg-wash font-semibold ' +
    'aria-disabled:border-line aria-disabled:bg-card aria-disabled:text-muted',
  link:
    'text-accent-deep underline underline-offset-4 hover:decoration-2 ' +
    'aria-disabled:text-muted aria-disabled:no-underline',
  destructive:
    'border border-bad bg-card text-bad hover:bg-bad hover:text-on-bad font-semibold ' +
    'aria-disabled:border-line aria-disabled:bg-card aria-disabled:text-muted',
} as const;
type Variant = keyof typeof variants;

const sizes = {
  normal: 'px-5',
  small: 'px-3',
  /** For narrow rows on phones. */
  phone: 'px-3 md:px-5',
} as const;

type Appearance = { variant?: Variant; size?: keyof typeof sizes };

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-field py-2 text-center transition-colors ' +
  'aria-disabled:cursor-default';

export const buttonClass = (
  variant: Variant,
  className = '',
  size: keyof typeof sizes = 'normal',
) => `${base} ${variants[variant]} ${variant === 'link' ? '' : sizes[size]} ${className}`;

type BaseButtonProps = Omit<ComponentProps<'button'>, 'aria-disabled'> & {
  /** Looks as if it could not be used, but says on a press why. */
  inactive?: boolean;
};

const doNothing = (event: MouseEvent) => event.preventDefault();

/**
 * What all buttons have in common. While one is `disabled`, it does nothing, but keeps the focus, which browsers take
 * from a button with that attribute.
 */
export function BaseButton({
  disabled,
  inactive,
  onClick,
  type = 'button',
  ...rest
}: BaseButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={disabled || inactive}
      onClick={disabled ? doNothing : onClick}
    />
  );
}

type ButtonProps = BaseButtonProps & Appearance;

export const Button = ({ variant = 'primary', size, className, ...rest }: ButtonProps) => (
  <BaseButton {...rest} className={buttonClass(variant, className, size)} />
);

type ButtonLinkProps = ComponentProps<typeof Link> & Appearance;

export function ButtonLink({ variant = 'primary', size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(variant, className, size)} />;
}

type IconButtonProps = Omit<BaseButtonProps, 'type' | 'aria-label'> & { name: string };

/** A square button with an icon, and a name for screen readers. */
export const IconButton = ({ name, className = '', children, ...rest }: IconButtonProps) => (
  <BaseButton
    {...rest}
    className={`grid size-11 shrink-0 place-items-center rounded-field hover:bg-line ${className}`}
  >
    <span className="sr-only">{name}</span>
    {children}
  </BaseButton>
);
