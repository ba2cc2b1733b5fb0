import { forwardRef, type ButtonHTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import type { IconSource } from '../icon/Icon.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { ButtonFace } from './ButtonFace.tsx';
import './Button.css';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'ghost-danger' | 'danger-solid';
export type ControlSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  /** Use one `primary` per view (design section 1). */
  variant?: ButtonVariant;
  size?: ControlSize;
  block?: boolean;
  iconStart?: IconSource;
  iconEnd?: IconSource;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner, keeps width and focus, and ignores presses. */
  loading?: boolean;
  /** Label while loading, for example “Submitting…”. Default: the label. */
  loadingLabel?: string;
}

/** Button for an action. For navigation, use ButtonLink. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'secondary',
    size = 'md',
    block = false,
    iconStart,
    iconEnd,
    loading = false,
    loadingLabel,
    type = 'button',
    className,
    onClick,
    children,
    ...rest
  },
  ref,
) {
  const spinsInPlace = loading && loadingLabel === undefined && iconStart !== undefined;
  const face = !loading || spinsInPlace ? 'shown' : loadingLabel === undefined ? 'faded' : 'hidden';
  return (
    <button
      {...rest}
      ref={ref}
      // A loading submit button is a plain button, so Enter in the form cannot submit twice.
      type={loading ? 'button' : type}
      className={joinClass('tele-button', className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {/* Both faces share one grid cell: the wider one sets the width, so nothing next to the button moves. */}
      <ButtonFace iconStart={iconStart} iconEnd={iconEnd} state={face} spinning={spinsInPlace}>
        {children}
      </ButtonFace>
      {loading && !spinsInPlace && (
        <span className="tele-button__face">
          <Spinner />
          <span>{loadingLabel}</span>
        </span>
      )}
    </button>
  );
});
